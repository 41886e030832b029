import { screenLanguage } from '../../platform/languages/language';
import { t } from '../texts';

/** "Good evening, Pat" by the reader's clock, and "Hello" in the night; without a name, only the greeting. */
export function greeting(now: Date, firstName: string | null): string {
  const hour = now.getHours();
  const name = firstName?.trim();
  // "Buenas noches" begins at nightfall.
  const eveningFrom = screenLanguage() === 'es' ? 20 : 18;
  const part = hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < eveningFrom ? 'afternoon' : 'evening';
  const greeted = t(`greeting.${part}`);
  return name ? t('greeting.named', { greeting: greeted, name }) : greeted;
}
