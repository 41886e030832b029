import { Alert, Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { wallDateText } from '../platform/languages/formats';
import { screenLanguage } from '../platform/languages/language';
import { Rich } from '../platform/languages/Rich';
import { PublicPage } from './PublicPage';
import { t } from './texts';

interface LegalPageProps {
  title: string;
  /** The day on which the text came into force: `2026-11-01`. */
  changed: string;
  children: ReactNode;
}

/** A legal text, with the day on which it came into force. An operator has checked the English one, so that one is binding. */
export function LegalPage({ title, changed, children }: LegalPageProps) {
  const day = wallDateText(new Date(changed), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <PublicPage title={title} note={t('inForce', { day })}>
      {screenLanguage() !== 'en' && (
        <Alert variant="light" color="gray" role="note">
          <Rich text={t('binding')} parts={{ english: (words) => <EnglishText>{words}</EnglishText> }} />
        </Alert>
      )}
      {children}
    </PublicPage>
  );
}

/** Opens the same page in English, in a tab of its own. */
function EnglishText({ children }: { children: string }) {
  return (
    <Anchor href="?language=en" hrefLang="en" target="_blank" inherit underline="always">
      {children}
    </Anchor>
  );
}
