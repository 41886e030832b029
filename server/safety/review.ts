import { reviewByPatterns } from './review-by-patterns.ts';
import type { ReviewContext, UnsafeVerdict } from './safety-verdict.ts';

/**
 * Reviews a text of or for a person. It uses rules and no model, so it works offline, decides the same way each time, and
 * can be checked by hand. The replies to adults are not reviewed.
 */
export function reviewText(text: string, { direction }: ReviewContext): UnsafeVerdict | null {
  return direction === 'in' ? reviewByPatterns(text) : null;
}
