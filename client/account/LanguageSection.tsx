import { NativeSelect } from '@mantine/core';
import { LANGUAGE_NAMES, LANGUAGES } from '../../contract/languages';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { Section } from '../ui/Section';
import { t } from './texts';

/** The language of the account. Each is listed under the name that it has for itself. */
export function LanguageSection() {
  const { language } = useUser().settings;
  const { run } = useAction();
  return (
    <Section title={t('language.title')} hint={t('language.hint')}>
      <NativeSelect
        aria-label={t('language.label')}
        value={language ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const chosen = LANGUAGES.find((one) => one === value) ?? null;
          void run('language', () => updateSettings({ language: chosen }));
        }}
        data={[
          { value: '', label: t('language.follow') },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
      />
    </Section>
  );
}
