import { reviewByPatterns } from './review-by-patterns.ts';
import type { ReviewContext, UnsafeVerdict } from './safety-verdict.ts';

/**
 * Reviews a text of or for a person. It uses rules and no model, so it works offline, decides the same way each time, and
 * can be checked by hand. The replies to adults are not reviewed.
 */
export function reviewText(text: string, { direction, band, recent = [] }: ReviewContext): UnsafeVerdict | null {
  if (direction === 'in') return reviewByPatterns(text);
  return band === null ? null : reviewByPatterns([...recent, text].join(''));
}
