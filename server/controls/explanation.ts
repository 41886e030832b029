import type { Language } from '../../contract/languages.js';
import { localeOf, textsIn } from '../platform/languages/texts.js';
import { localDateOf, localTimeOf } from '../recurrence/zone.js';
import { type ChildFacts, minutesAllowed, minutesUsed, quietRules, type TimeRefusal } from './decide.js';
import { nextQuietStart } from './quiet-times.js';

/** Says in one sentence for a grown-up what holds at this instant and until when, on the child's clock. */
export function explain(
  facts: ChildFacts,
  refusal: TimeRefusal | null,
  now: number,
  language: Language = 'en',
): string {
  const t = textsIn(language, 'time-rules');
  const clock = (instant: number) => whenOf(instant, now, facts.zone, language);
  if (!refusal) return allowedSentence(facts, now, language);
  const until = refusal.until === null ? '' : clock(refusal.until);
  switch (refusal.code) {
    case 'logged_out':
      return t('noConsent');
    case 'paused':
      return t('paused');
    case 'quiet_hours':
      return t('quiet', { until });
    case 'budget_used':
      return t('used', { allowed: minutesAllowed(facts, localDateOf(now, facts.zone)), until });
    case 'break':
      return t('break', { until });
  }
}

function allowedSentence(facts: ChildFacts, now: number, language: Language): string {
  const t = textsIn(language, 'time-rules');
  const clock = (instant: number) => whenOf(instant, now, facts.zone, language);
  if (facts.grantedUntil !== null && facts.grantedUntil > now) {
    return t('granted', { until: clock(facts.grantedUntil) });
  }
  const date = localDateOf(now, facts.zone);
  const allowed = minutesAllowed(facts, date);
  const starts = nextQuietStart(quietRules(facts), facts.zone, now);
  const quiet = starts === null ? null : clock(starts);
  if (allowed === null) return quiet === null ? t('open') : t('quietLater', { quiet });
  const left = Math.max(0, allowed - minutesUsed(facts, date));
  return quiet === null ? t('minutesLeft', { left, allowed }) : t('minutesThenQuiet', { left, allowed, quiet });
}

/** The wall time, with the weekday where it is another day. */
function whenOf(instant: number, now: number, zone: string, language: Language): string {
  const t = textsIn(language, 'time-rules');
  const wall = localTimeOf(instant, zone);
  // Spanish says "la 01:00" and "las 02:00".
  const time = t('clock', { time: wall, count: Number.parseInt(wall, 10) });
  if (localDateOf(instant, zone) === localDateOf(now, zone)) return time;
  const day = new Date(instant).toLocaleDateString(localeOf(language), { weekday: 'long', timeZone: zone });
  return t('otherDay', { time, day });
}
