import type { Avatar, ChildColour } from '../../contract/children';
import english from '../../languages/en/data-card.json' with { type: 'json' };
import type { AgeBand, ReadingLevel } from '../gql/graphql';
import { numberText } from '../platform/languages/numbers';
import { textsOf } from '../platform/languages/texts';
import { avatarName } from '../ui/avatars/avatar-name';
import { momentText } from '../ui/dates';
import { languageName } from './child-words';
import { bandWords, readingLabel } from './profile-words';
import { t } from './texts';

/** Words for what is stored about a child. The server counts by table. */
const TABLES = {
  conversations: 'conversations',
  messages: 'messages',
  devices: 'devices',
  device_children: 'devicePlaces',
  device_pairings: 'pairings',
  sessions: 'signIns',
  refresh_tokens: 'signInKeys',
  replies: 'replies',
  conversation_events: 'changes',
  user_activity_days: 'days',
  notifications: 'notifications',
  reports: 'reports',
  child_homes: 'homes',
  child_consents: 'consents',
  child_erasures: 'erasures',
  household_activity: 'activity',
  children: 'profiles',
  users: 'accounts',
} as const;

const hasWords = (table: string): table is keyof typeof TABLES => Object.hasOwn(TABLES, table);

const card = textsOf('data-card', english);
const isOnCard = (table: string): table is keyof typeof english.table => Object.hasOwn(english.table, table);

/** `12 messages`. A table without words of its own has its name on the data card: `Rules: 1`. */
export function countText(table: string, count: number): string {
  if (hasWords(table)) return t(`count.${TABLES[table]}`, { count });
  if (isOnCard(table)) return `${card(`table.${table}.label`)}: ${numberText(count)}`;
  return `${numberText(count)} ${table.replaceAll('_', ' ')}`;
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
  return rest > 0 ? [...lines, t('count.rest', { count: rest })] : lines;
}

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** Nothing is stored. */
export const NO_VALUE = '—';

/** A stored value as a person reads it. */
export function valueText(value: unknown, field = ''): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (Array.isArray(value)) return value.map((one) => valueText(one, field)).join(', ') || NO_VALUE;
  if (typeof value === 'boolean') return value ? t('value.yes') : t('value.no');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return momentText(value);
  if (field === 'age_band') return bandWords(`AGE_${value}` as AgeBand);
  if (field === 'languages') return languageName(value);
  if (field === 'avatar') return avatarName(value as Avatar);
  if (field === 'colour') return t(`colour.${value as ChildColour}`);
  if (field === 'reading_level') return readingLabel(value.toUpperCase() as ReadingLevel);
  if (field === 'transcript') return value === 'topics' ? t('value.topics') : t('value.everything');
  return field === 'note' || field === 'nickname' ? value : value.replaceAll('_', ' ');
}
