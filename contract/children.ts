/** Child profiles: the words that server and client share. */

export const NICKNAME_MAX_LENGTH = 24;
/** What the companion may know about a child. */
export const CHILD_NOTE_MAX_LENGTH = 280;
export const CHILD_LANGUAGES_MAX = 3;
export const CHILD_INTERESTS_MAX = 8;

export const AGE_BANDS = ['0_5', '6_9', '10_12', '13_15', '16_17'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
/** Children of these ages see on their own device who opened their conversations. */
export const OPENINGS_SHOWN_BANDS: readonly AgeBand[] = ['13_15', '16_17'];
export const OPENINGS_MAX = 50;

export const READING_LEVELS = ['listens', 'first_words', 'reads', 'reads_well'] as const;
export type ReadingLevel = (typeof READING_LEVELS)[number];

/** Each is a drawing of ours. There are no photos. */
// biome-ignore format: a list of words reads better in rows
export const AVATARS = [
  'fox', 'owl', 'bear', 'cat', 'dog', 'rabbit', 'hedgehog', 'squirrel', 'deer', 'mouse', 'frog', 'turtle',
  'fish', 'whale', 'dolphin', 'penguin', 'parrot', 'starling', 'butterfly', 'bee', 'snail', 'dragon', 'robot', 'rocket',
] as const;
export type Avatar = (typeof AVATARS)[number];

// biome-ignore format: a list of words reads better in rows
export const CHILD_COLOURS = [
  'red', 'orange', 'amber', 'yellow', 'lime', 'green', 'teal', 'cyan', 'blue', 'indigo', 'violet', 'pink',
] as const;
export type ChildColour = (typeof CHILD_COLOURS)[number];

/** What guardians see of the child's conversations: all of it, or topics, counts and flagged excerpts. */
export const TRANSCRIPTS = ['full', 'topics'] as const;
export type Transcript = (typeof TRANSCRIPTS)[number];

export const INTEREST_MAX_LENGTH = 24;
/** A guardian confirms the age band again after so many days. It never moves by itself. */
export const BAND_CONFIRMED_DAYS = 365;
/** How long an erasure waits where a child has a second guardian. */
export const ERASURE_WAIT_DAYS = 7;

export interface ChildBody {
  id: string;
  nickname: string;
  avatar: Avatar;
  colour: ChildColour;
  age_band: AgeBand;
  band_confirmed_at: string;
  reading_level: ReadingLevel;
  languages: string[];
  interests: string[];
  note: string | null;
  /** IANA */
  time_zone: string;
  transcript: Transcript;
  paused: boolean;
  paused_at: string | null;
  household_ids: string[];
  /** How many devices the child uses. */
  devices: number;
  created_at: string;
  updated_at: string;
}

/** A guardian opened a conversation of the child whose device asks. */
export interface OpeningBody {
  at: string;
  /** As the household calls the member. Null once the member has left. */
  by: string | null;
  conversation_id: string;
}

/** What a guardian agrees to before a child may use Starling. */
export interface ConsentTextBody {
  version: string;
  sha256: string;
  text: string;
}

export interface ChildConsentBody {
  version: string;
  sha256: string;
  /** Null once that account is erased. */
  given_by: string | null;
  given_at: string;
  withdrawn_at: string | null;
}

/** Everything stored about a child in one column or table, and why. */
export interface DataCardEntryBody {
  field: string;
  label: string;
  purpose: string;
  retention: string;
  /** Of a column of the profile. */
  value?: unknown;
  /** Rows of a table. */
  count?: number;
}

export interface ErasurePreviewBody {
  /** Rows by table. */
  counts: Record<string, number>;
  /** Set while an erasure waits. */
  erases_at: string | null;
}

export interface ErasureReceiptBody {
  receipt_id: string;
  at: string;
  counts: Record<string, number>;
  /** Of the JSON of the other fields and the child's id. */
  sha256: string;
}

/** Where the child has a second guardian, who may export or call it off. */
export interface ScheduledErasureBody {
  state: 'scheduled';
  erases_at: string;
}
