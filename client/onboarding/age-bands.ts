import { AGE_BAND_KEY } from '../platform/storage-keys';
import { t } from './texts';

/** Ages of a child, each with questions that its parent might ask first. */
export const AGE_BANDS = [
  { id: '0-5', label: '0–5', questions: ['bedtime', 'tantrum', 'snail'] },
  { id: '6-9', label: '6–9', questions: ['screens', 'fibs', 'kitchen'] },
  { id: '10-12', label: '10–12', questions: ['screenRules', 'jobs', 'rest'] },
  { id: '13-15', label: '13–15', questions: ['screenRules', 'arguments', 'friends'] },
  { id: '16-17', label: '16–17', questions: ['freedom', 'exam', 'arguments'] },
] as const;

type AgeBand = (typeof AGE_BANDS)[number];
export type AgeBandId = AgeBand['id'];

function bandOf(id: unknown): AgeBand | null {
  return AGE_BANDS.find((band) => band.id === id) ?? null;
}

/** What a parent might ask first: of the youngest, if no age was chosen. */
export const questionsFor = (band: AgeBand | null): string[] =>
  (band ?? AGE_BANDS[0]).questions.map((question) => t(`question.${question}`));

/** The band that this user chose on this device. The account's settings have no place for it. */
export function readAgeBand(storage: Storage, userId: string): AgeBand | null {
  const [owner, id] = storage.getItem(AGE_BAND_KEY)?.split(' ') ?? [];
  return owner === userId ? bandOf(id) : null;
}

export function storeAgeBand(storage: Storage, userId: string, id: AgeBandId): void {
  storage.setItem(AGE_BAND_KEY, `${userId} ${id}`);
}
