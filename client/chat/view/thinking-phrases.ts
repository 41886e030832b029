import { t } from '../texts';

const TWENTY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;

/** The twenty phrases that show while Starling thinks, a new one every 20 s. */
export const thinkingPhrases = (): string[] => TWENTY.map((number) => t(`thinking.p${number}`));

/** A random phrase other than the current one. `random` is 0 ≤ x < 1. */
export function nextThinkingPhrase(current: string | null, random: number): string {
  const others = thinkingPhrases().filter((phrase) => phrase !== current);
  return others[Math.floor(random * others.length)] ?? t('thinking.p1');
}
