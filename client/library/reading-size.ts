/** Text sizes of a story, relative to the page's. */
export const READING_SIZES = [1, 1.2, 1.45, 1.75] as const;
const KEY = 'starling_reading_size';
const USUAL = 1;

/** The size chosen in this browser, as an index; by default the second smallest. */
export function readReadingStep(storage: Pick<Storage, 'getItem'>): number {
  const stored = storage.getItem(KEY);
  const step = stored === null ? Number.NaN : Number(stored);
  return Number.isInteger(step) && step >= 0 && step < READING_SIZES.length ? step : USUAL;
}

/** Stores a size within the limits and returns it. */
export function writeReadingStep(storage: Pick<Storage, 'setItem'>, step: number): number {
  const kept = Math.min(READING_SIZES.length - 1, Math.max(0, step));
  storage.setItem(KEY, String(kept));
  return kept;
}
