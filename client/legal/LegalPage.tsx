import type { ReactNode } from 'react';
import { PublicPage } from './PublicPage';
import { t } from './texts';

/** A legal text, with the day on which it came into force. */
export function LegalPage({ title, changed, children }: { title: string; changed: string; children: ReactNode }) {
  return (
    <PublicPage title={title} note={t('inForce', { day: changed })}>
      {children}
    </PublicPage>
  );
}
