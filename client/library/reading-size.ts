/** Sizes of a story's text, as factors of the page's own. */
export const READING_SIZES = [1, 1.2, 1.45, 1.75] as const;
const KEY = 'starling_reading_size';
const USUAL = 1;

/** The step that was chosen on this machine; the second smallest where none was. */
export function readReadingStep(storage: Pick<Storage, 'getItem'>): number {
  const stored = storage.getItem(KEY);
  const step = stored === null ? Number.NaN : Number(stored);
  return Number.isInteger(step) && step >= 0 && step < READING_SIZES.length ? step : USUAL;
}

/** Keeps a step, within what there is, and answers it. */
export function writeReadingStep(storage: Pick<Storage, 'setItem'>, step: number): number {
  const kept = Math.min(READING_SIZES.length - 1, Math.max(0, step));
  storage.setItem(KEY, String(kept));
  return kept;
}
