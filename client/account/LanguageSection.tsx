import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../contract/languages';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { hasUnsaved } from '../ui/unsaved';
import { t } from './texts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../ui/ConfirmDialog')).ConfirmDialog }));

/**
 * The language of the account. Each is listed under the name that it has for itself. Another one draws the page anew, so it
 * asks first where something is not saved.
 */
export function LanguageSection() {
  const { language } = useUser().settings;
  const { run } = useAction();
  const [asked, setAsked] = useState<{ language: Language | null } | null>(null);
  return (
    <Section title={t('language.title')} hint={t('language.hint')}>
      <NativeSelect
        aria-label={t('language.label')}
        value={language ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const chosen = { language: LANGUAGES.find((one) => one === value) ?? null };
          if (hasUnsaved()) setAsked(chosen);
          else void run('language', () => updateSettings(chosen));
        }}
        data={[
          { value: '', label: t('language.follow') },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
      />
      {asked && (
        <Suspense>
          <ConfirmDialog
            opened
            title={t('language.askTitle')}
            confirmLabel={t('language.change')}
            danger
            onClose={() => setAsked(null)}
            onConfirm={() => updateSettings(asked)}
          >
            {t('language.askText')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Section>
  );
}
