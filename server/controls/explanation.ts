import { localDateOf, localTimeOf, weekdayNameOf } from '../recurrence/zone.js';
import { type ChildFacts, minutesAllowed, minutesUsed, quietRules, type TimeRefusal } from './decide.js';
import { nextQuietStart } from './quiet-times.js';

/** Says in one sentence for a grown-up what holds at this instant and until when, on the child's clock. */
export function explain(facts: ChildFacts, refusal: TimeRefusal | null, now: number): string {
  const clock = (instant: number) => whenOf(instant, now, facts.zone);
  if (!refusal) return allowedSentence(facts, now, clock);
  const until = refusal.until === null ? null : clock(refusal.until);
  switch (refusal.code) {
    case 'logged_out':
      return 'Starling is closed for this child: a guardian must agree first.';
    case 'paused':
      return 'A grown-up paused Starling. It stays paused until a grown-up resumes it.';
    case 'quiet_hours':
      return `It is quiet time until ${until}.`;
    case 'budget_used':
      return `Today's ${minutesAllowed(facts, localDateOf(now, facts.zone))} minutes are used. New minutes come at ${until}.`;
    case 'break':
      return `It is time for a break until ${until}.`;
  }
}

function allowedSentence(facts: ChildFacts, now: number, clock: (instant: number) => string): string {
  if (facts.grantedUntil !== null && facts.grantedUntil > now) {
    return `A grown-up allowed Starling until ${clock(facts.grantedUntil)}.`;
  }
  const date = localDateOf(now, facts.zone);
  const allowed = minutesAllowed(facts, date);
  const quiet = nextQuietStart(quietRules(facts), facts.zone, now);
  const limits = [
    ...(allowed === null
      ? []
      : [`${Math.max(0, allowed - minutesUsed(facts, date))} of ${allowed} minutes are left today`]),
    ...(quiet === null ? [] : [`quiet time starts at ${clock(quiet)}`]),
  ];
  return limits.length === 0
    ? 'Starling is open, and no limit is set.'
    : `Starling is open. ${sentence(limits.join(', and '))}.`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The wall time, with the weekday where it is another day. */
function whenOf(instant: number, now: number, zone: string): string {
  const time = localTimeOf(instant, zone);
  return localDateOf(instant, zone) === localDateOf(now, zone) ? time : `${time} on ${weekdayNameOf(instant, zone)}`;
}
