/** The values of a child's form: how it starts, what is wrong with it, and what goes to the server. */
import {
  CHILD_INTERESTS_MAX,
  CHILD_LANGUAGES_MAX,
  CHILD_NOTE_MAX_LENGTH,
  INTEREST_MAX_LENGTH,
  NICKNAME_MAX_LENGTH,
} from '../../contract/children';
import type {
  AgeBand,
  Avatar,
  ChildColour,
  ChildFieldsFragment,
  CreateChildInput,
  ReadingLevel,
  Transcript,
  UpdateChildInput,
} from '../gql/graphql';
import { t } from './texts';

export interface ChildFormValues {
  nickname: string;
  avatar: Avatar;
  colour: ChildColour;
  ageBand: AgeBand | null;
  readingLevel: ReadingLevel | null;
  languages: string[];
  interests: string[];
  note: string;
  timeZone: string;
  transcript: Transcript | null;
  hasAgreed: boolean;
}

/** What fits most children of an age. A choice of the parent stays when the age changes. */
const BY_BAND: Readonly<Record<AgeBand, { readingLevel: ReadingLevel; transcript: Transcript }>> = {
  AGE_0_5: { readingLevel: 'LISTENS', transcript: 'FULL' },
  AGE_6_9: { readingLevel: 'FIRST_WORDS', transcript: 'FULL' },
  AGE_10_12: { readingLevel: 'READS', transcript: 'FULL' },
  AGE_13_15: { readingLevel: 'READS_WELL', transcript: 'TOPICS' },
  AGE_16_17: { readingLevel: 'READS_WELL', transcript: 'TOPICS' },
};

export function readingLevelOf({ readingLevel, ageBand }: ChildFormValues): ReadingLevel | null {
  return readingLevel ?? (ageBand && BY_BAND[ageBand].readingLevel);
}

export function transcriptOf({ transcript, ageBand }: ChildFormValues): Transcript | null {
  return transcript ?? (ageBand && BY_BAND[ageBand].transcript);
}

interface Surroundings {
  timeZone: string;
  /** Of the browser, such as `de-CH`. */
  language: string;
  ageBand?: AgeBand | null;
}

/** Pairs of a drawing and a ground that look good together; each new child of a family gets the next one. */
const LOOKS: readonly (readonly [Avatar, ChildColour])[] = [
  ['FOX', 'TEAL'],
  ['OWL', 'AMBER'],
  ['PENGUIN', 'BLUE'],
  ['RABBIT', 'GREEN'],
  ['HEDGEHOG', 'PINK'],
  ['TURTLE', 'YELLOW'],
];

/** The form of a new child. `siblings`: how many children the family has. */
export function newChildValues(
  { timeZone, language, ageBand = null }: Surroundings,
  siblings: number,
): ChildFormValues {
  const [avatar, colour] = LOOKS[siblings % LOOKS.length] ?? ['FOX', 'TEAL'];
  const [code] = language.split('-');
  return {
    nickname: '',
    avatar,
    colour,
    ageBand,
    readingLevel: null,
    languages: code ? [code] : [],
    interests: [],
    note: '',
    timeZone,
    transcript: null,
    hasAgreed: false,
  };
}

export function valuesOfChild(child: ChildFieldsFragment): ChildFormValues {
  const { nickname, avatar, colour, ageBand, readingLevel, languages, interests, note, timeZone, transcript } = child;
  return {
    nickname,
    avatar,
    colour,
    ageBand,
    readingLevel,
    languages: [...languages],
    interests: [...interests],
    note: note ?? '',
    timeZone,
    transcript,
    hasAgreed: true,
  };
}

/** Characters as people count them: an emoji of two UTF-16 units is one. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

type Problems = Partial<Record<keyof ChildFormValues, string>>;

/** What is wrong, by field. The server checks more: names, addresses and numbers in the note. */
export function problemsOf(values: ChildFormValues): Problems {
  const { nickname, ageBand, languages, interests, note, hasAgreed } = values;
  const problems: Problems = {};
  if (lengthOf(nickname) === 0) problems.nickname = t('problem.noNickname');
  else if (lengthOf(nickname) > NICKNAME_MAX_LENGTH)
    problems.nickname = t('problem.characters', { count: NICKNAME_MAX_LENGTH });
  if (ageBand === null) problems.ageBand = t('problem.noAge');
  if (languages.length > CHILD_LANGUAGES_MAX)
    problems.languages = t('problem.languages', { count: CHILD_LANGUAGES_MAX });
  if (interests.length > CHILD_INTERESTS_MAX)
    problems.interests = t('problem.interests', { count: CHILD_INTERESTS_MAX });
  else if (interests.some((interest) => lengthOf(interest) > INTEREST_MAX_LENGTH)) {
    problems.interests = t('problem.charactersEach', { count: INTEREST_MAX_LENGTH });
  }
  if (lengthOf(note) > CHILD_NOTE_MAX_LENGTH) problems.note = t('problem.characters', { count: CHILD_NOTE_MAX_LENGTH });
  if (!hasAgreed) problems.hasAgreed = t('problem.notAgreed');
  return problems;
}

function inputOf(values: ChildFormValues) {
  const { nickname, avatar, colour, languages, interests, note, timeZone } = values;
  return { nickname: nickname.trim(), avatar, colour, languages, interests, note: note.trim() || null, timeZone };
}

/** Call it with values that have no problems. */
export function createInputOf(
  values: ChildFormValues,
  { consent, householdId }: { consent: { version: string; sha256: string }; householdId: string | null },
): CreateChildInput {
  if (values.ageBand === null) throw new Error('A child needs an age band');
  return {
    ...inputOf(values),
    ageBand: values.ageBand,
    readingLevel: readingLevelOf(values),
    transcript: transcriptOf(values),
    consentVersion: consent.version,
    consentSha256: consent.sha256,
    householdId,
  };
}

/** Only what differs. An age band that is sent counts as confirmed, so an unchanged one stays out. */
export function updateInputOf(values: ChildFormValues, child: ChildFieldsFragment): UpdateChildInput {
  const next: UpdateChildInput = {
    ...inputOf(values),
    ageBand: values.ageBand,
    readingLevel: readingLevelOf(values),
    transcript: transcriptOf(values),
  };
  const entries = Object.entries(next) as [keyof UpdateChildInput, unknown][];
  const changed = entries.filter(([field, value]) => !isEqual(value ?? null, child[field] ?? null));
  return Object.fromEntries(changed);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The server names fields as REST does, and may name an entry of a list: `age_band`, `interests.2`. */
export function formErrorsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const [name = field] = field.replace(/^input\./u, '').split('.');
      return [name.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase()), message];
    }),
  );
}
