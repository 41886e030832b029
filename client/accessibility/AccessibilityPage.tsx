import { PublicPage } from '../legal/PublicPage';
import { calendarDayText } from '../ui/dates';
import { t } from './texts';

/** When the last walk through all pages was. */
const CHECKED = '2026-11-26';
const TRIED = ['keys', 'focus', 'reader', 'colours', 'text', 'motion', 'tools'] as const;
const MISSING = ['people', 'notTried', 'largeText', 'undo', 'answers', 'stories', 'week'] as const;

/** `/accessibility`: what was tried, what is missing, and whom to tell. docs/accessibility.md says how it was tried. */
export function AccessibilityPage() {
  return (
    <PublicPage title={t('title')} note={t('note', { day: calendarDayText(CHECKED) })}>
      <p>{t('intro')}</p>
      <h2>{t('tried.title')}</h2>
      <ul>
        {TRIED.map((what) => (
          <li key={what}>{t(`tried.${what}`)}</li>
        ))}
      </ul>
      <h2>{t('missing.title')}</h2>
      <ul>
        {MISSING.map((what) => (
          <li key={what}>{t(`missing.${what}`)}</li>
        ))}
      </ul>
      <h2>{t('tell.title')}</h2>
      <p>{t('tell.text')}</p>
    </PublicPage>
  );
}
