import { Injectable } from '@nestjs/common';
import type { ChildAudience } from '../../children/child-audiences.js';
import { LibraryService } from '../../library/library.service.js';
import { SafetyClassifier } from '../../safety/safety-classifier.js';
import type { UnsafeVerdict } from '../../safety/safety-verdict.js';
import { HouseSentences } from './house-sentences.js';

/** What a check found in a sentence of the companion. A sentence that could not be checked counts as found. */
export type BlockedSentence = UnsafeVerdict | 'unchecked';

/** A check sees the sentence behind so many characters of the text before it. */
export const CONTEXT_LENGTH = 200;

/** Checks what the companion is about to say. */
@Injectable()
export class SentenceReview {
  private readonly house: HouseSentences;

  constructor(
    private readonly classifier: SafetyClassifier,
    library: LibraryService,
  ) {
    this.house = new HouseSentences(library);
  }

  /**
   * `null`: the child may read the sentence. `before` is the text in front of it; the check looks at its end. Fails closed:
   * a check that throws blocks the sentence.
   */
  async ofChild(sentence: string, before: string, audience: ChildAudience): Promise<BlockedSentence | null> {
    if (this.house.has(sentence)) return null;
    const language = audience.languages[0];
    const recent = before === '' ? [] : [endOf(before)];
    try {
      return await this.classifier.review(sentence, { direction: 'out', band: audience.ageBand, language, recent });
    } catch {
      // The node is stopping.
      return 'unchecked';
    }
  }
}

/** The end of a text from the beginning of a word. */
function endOf(text: string): string {
  if (text.length <= CONTEXT_LENGTH) return text;
  const end = text.slice(-CONTEXT_LENGTH);
  return end.slice(end.search(/\s/) + 1);
}
