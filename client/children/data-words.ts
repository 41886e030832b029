import type { AgeBand } from '../gql/graphql';
import { momentText } from '../ui/dates';
import { bandWords, languageName } from './child-words';

/** Words for what is stored about a child. The server counts by table. */
const TABLES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  conversations: ['conversation', 'conversations'],
  messages: ['message', 'messages'],
  devices: ['device', 'devices'],
  device_children: ['place on a device', 'places on devices'],
  device_pairings: ['waiting device', 'waiting devices'],
  sessions: ['sign-in', 'sign-ins'],
  refresh_tokens: ['sign-in key', 'sign-in keys'],
  replies: ['unfinished reply', 'unfinished replies'],
  conversation_events: ['change in a conversation', 'changes in conversations'],
  user_activity_days: ['day of use', 'days of use'],
  notifications: ['notification', 'notifications'],
  reports: ['report', 'reports'],
  child_homes: ['place in a household', 'places in households'],
  child_consents: ['agreement', 'agreements'],
  child_erasures: ['planned erasure', 'planned erasures'],
  household_activity: ['line in the activity', 'lines in the activity'],
  children: ['profile', 'profiles'],
  users: ['account of the child', 'accounts of the child'],
};

/** `12 messages`. A table without words of its own is named as it is stored. */
export function countText(table: string, count: number): string {
  const [one, many] = TABLES[table] ?? [table.replaceAll('_', ' '), table.replaceAll('_', ' ')];
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** One line for each table that holds something, the largest first. */
export function countLines(counts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(counts)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([table, count]) => countText(table, count));
}

/** What a family knows as its own. The rest is there only to make these work. */
const KNOWN: ReadonlySet<string> = new Set([
  'children',
  'conversations',
  'messages',
  'devices',
  'child_consents',
  'household_activity',
]);

/** The lines that mean something to a family, and one that sums up the rest. */
export function shortCountLines(counts: Readonly<Record<string, unknown>>): string[] {
  const isKnown = ([table]: [string, unknown]) => KNOWN.has(table);
  const entries = Object.entries(counts);
  const rest = entries
    .filter((entry) => !isKnown(entry))
    .reduce((sum, [, count]) => sum + (typeof count === 'number' ? count : 0), 0);
  const lines = countLines(Object.fromEntries(entries.filter(isKnown)));
  return rest > 0 ? [...lines, `${rest.toLocaleString('en')} technical ${rest === 1 ? 'entry' : 'entries'}`] : lines;
}

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** Nothing is stored. */
export const NO_VALUE = '—';

/** A stored value as a person reads it. */
export function valueText(value: unknown, field = ''): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (Array.isArray(value)) return value.map((one) => valueText(one, field)).join(', ') || NO_VALUE;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return momentText(value);
  if (field === 'age_band') return bandWords(`AGE_${value}` as AgeBand);
  if (field === 'languages') return languageName(value);
  if (field === 'transcript') return value === 'topics' ? 'topics only' : 'everything';
  return field === 'note' || field === 'nickname' ? value : value.replaceAll('_', ' ');
}
