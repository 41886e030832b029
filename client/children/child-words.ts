/** The words of a child's profile, as the pages for grown-ups show them. */
import type { Avatar, ChildColour } from '../../contract/children';
import type {
  AgeBand,
  Avatar as AvatarName,
  ChildColour as ColourName,
  ReadingLevel,
  Transcript,
} from '../gql/graphql';

/** The youngest first. */
export const AGE_BANDS: readonly AgeBand[] = ['AGE_0_5', 'AGE_6_9', 'AGE_10_12', 'AGE_13_15', 'AGE_16_17'];

/** `AGE_6_9` as `6–9`. */
export function bandLabel(band: AgeBand): string {
  const [, from, to] = band.split('_');
  return `${from}–${to}`;
}

/** `6 to 9 years`, for screen readers and sentences. */
export function bandWords(band: AgeBand): string {
  return `${bandLabel(band).replace('–', ' to ')} years`;
}

export const READING_LEVELS: readonly { value: ReadingLevel; label: string; hint: string }[] = [
  { value: 'LISTENS', label: 'Listens', hint: 'Cannot read yet. Starling uses very short sentences.' },
  { value: 'FIRST_WORDS', label: 'Reads first words', hint: 'Short words and short sentences.' },
  { value: 'READS', label: 'Reads', hint: 'Simple texts without help.' },
  { value: 'READS_WELL', label: 'Reads well', hint: 'Longer texts on many subjects.' },
];

export function readingLabel(level: ReadingLevel): string {
  return READING_LEVELS.find(({ value }) => value === level)?.label ?? level;
}

export const TRANSCRIPTS: readonly { value: Transcript; label: string; hint: string }[] = [
  {
    value: 'FULL',
    label: 'Everything',
    hint: 'You can read all conversations. Most families choose this up to age 12.',
  },
  {
    value: 'TOPICS',
    label: 'Topics only',
    hint: 'You see what the conversations are about and how many there are. Safety alerts still reach you.',
  },
];

/** The names of enums are those of the contract in upper case. */
export function avatarOf(name: AvatarName): Avatar {
  return name.toLowerCase() as Avatar;
}

export function colourOf(name: ColourName): ChildColour {
  return name.toLowerCase() as ChildColour;
}

/** `HEDGEHOG` as `Hedgehog`. */
export function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** `Mia`, `Mia and Ben`, `Mia, Ben and Zoe`. */
export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

let languageNames: Intl.DisplayNames | null = null;

/** `de` as `German`; the code itself where the browser does not know it. */
export function languageName(code: string): string {
  languageNames ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
  try {
    return languageNames.of(code) ?? code;
  } catch {
    // Not a language code at all.
    return code;
  }
}
