import { dateText } from '../platform/languages/formats';
import { listText } from '../platform/languages/names';
import { hasFieldName, hasSentence, t } from './texts';

/** The lines of the household's activity as sentences. */

interface ActivityFacts {
  action: string;
  /** `You`, a name, or null for the product itself. */
  who: string | null;
  /** The nickname of the child; null where the line concerns none, or one that is gone. */
  child: string | null;
  /** The other adult: `you`, a name, or null. */
  member: string | null;
  detail: Detail;
}

type Detail = Readonly<Record<string, unknown>>;

const PURPOSES = ['remote_voices', 'speech_service'] as const;
const ROLES = ['guardian', 'helper'] as const;
const WISHES = ['time', 'topic', 'game', 'story'] as const;
const ANSWERS = ['once', 'always', 'denied'] as const;

/** The value if it is one of those that have words. */
const among = <Known extends string>(values: readonly Known[], value: unknown): Known | undefined =>
  values.find((known) => known === value);

/** Some actions have another sentence for each detail. */
function sentenceOf(action: string, detail: Detail): string {
  if (action === 'device_paired' && detail['way'] === 'handover') return 'device_handed_over';
  if (action === 'request_decided') {
    const answer = among(ANSWERS, detail['state']);
    return answer ? `request_${answer}` : action;
  }
  const isErasure = action === 'child_erasure_scheduled' || action === 'child_erasure_cancelled';
  return isErasure && detail['what'] === 'conversations' ? action.replace('child', 'conversations') : action;
}

/** `15 more minutes`, or until when Starling stays open. */
function timeWords({ minutes, until }: Detail): string {
  if (typeof until === 'string') {
    const end = new Date(until);
    // Spanish says "la 1:00" and "las 2:00".
    return t('time.until', { time: dateText(end, { timeStyle: 'short' }), count: end.getHours() });
  }
  return typeof minutes === 'number' ? t('time.minutes', { count: minutes }) : t('time.more');
}

/** `Lisbon`, from `Europe/Lisbon`. */
function placeWords({ time_zone: zone }: Detail): string {
  return typeof zone === 'string' ? zone.split('/').at(-1)!.replaceAll('_', ' ') : t('time.anotherPlace');
}

/** What a line calls the whole where it does not say what changed. */
const WHOLE = {
  household_changed: 'household',
  member_changed: 'rights',
  child_changed: 'profile',
  controls_changed: 'rules',
  device_changed: 'settings',
} as const;

/** `the name and the picture`. */
function changedWords(action: string, { changed }: Detail): string {
  const whole = Object.hasOwn(WHOLE, action) ? WHOLE[action as keyof typeof WHOLE] : 'settings';
  if (!Array.isArray(changed) || changed.length === 0) return t(`unnamed.${whole}`);
  const words = changed
    .map(String)
    .map((field) => (hasFieldName(field) ? t(`field.${field}`) : field.replaceAll('_', ' ')));
  return listText([...new Set(words)]);
}

/** The line as a sentence. An unknown action is named as it is stored, with everyone it concerns. */
export function activitySentence({ action, who, child, member, detail }: ActivityFacts): string {
  const actor = who ?? 'Starling';
  const sentence = sentenceOf(action, detail);
  if (!hasSentence(sentence)) {
    return [`${actor}: ${action.replaceAll('_', ' ')}`, child, member].filter(Boolean).join(', ');
  }
  return t(`did.${sentence}`, {
    who: actor,
    child: child ?? t('who.child'),
    member: member ?? t('who.member'),
    what: changedWords(action, detail),
    role: t(`roleInside.${among(ROLES, detail['role']) ?? 'member'}`),
    voice: t(`voice.${among(PURPOSES, detail['purpose']) ?? 'other'}`),
    wish: t(`wish.${among(WISHES, detail['kind']) ?? 'other'}`),
    time: timeWords(detail),
    place: placeWords(detail),
  });
}
