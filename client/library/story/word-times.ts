import type { Span } from '../../../contract/story-pages';
import { wordsOf } from '../../../contract/story-pages';

/** How long a voice takes, where it does not say so itself. */

/** A calm voice: about 160 words a minute. */
const USUAL_MS_A_SYLLABLE = 250;
const FASTEST_MS = 60;
const SLOWEST_MS = 1_200;
/** A comma or a dash is a short breath, in syllables. */
const BREATH = 1;

export interface TimedWord extends Span {
  /** When the word begins, in syllables from the start of the sentence. */
  at: number;
}

function syllablesIn(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouyàâäéèêëïîôöûüù]+/gu)?.length ?? 1;
  const hasSilentE = groups > 1 && /[^aeiouyl]e$/u.test(word.toLowerCase());
  return Math.max(1, groups - (hasSilentE ? 1 : 0));
}

/** The words of a sentence and when each begins; `length` is the whole sentence, in syllables. */
export function timedWords(sentence: string): { words: TimedWord[]; length: number } {
  let at = 0;
  const spans = wordsOf(sentence);
  const words = spans.map((span, index) => {
    const word = { ...span, at };
    const next = spans[index + 1]?.start ?? sentence.length;
    const hasBreath = /[,;:–—]/u.test(sentence.slice(span.end, next));
    at += syllablesIn(sentence.slice(span.start, span.end)) + (hasBreath ? BREATH : 0);
    return word;
  });
  return { words, length: at + BREATH };
}

/** Learns from each sentence how fast the voice is. */
export class VoicePace {
  private msASyllable: number;

  constructor(rate = 1) {
    this.msASyllable = USUAL_MS_A_SYLLABLE / rate;
  }

  msOf(syllables: number): number {
    return syllables * this.msASyllable;
  }

  /** A sentence of so many syllables took so long. */
  learn(syllables: number, ms: number): void {
    const seen = Math.min(SLOWEST_MS, Math.max(FASTEST_MS, ms / syllables));
    this.msASyllable = (this.msASyllable + 2 * seen) / 3;
  }
}
