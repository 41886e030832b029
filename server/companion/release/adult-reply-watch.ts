import { reviewAdultReply } from '../../safety/adult-replies.ts';
import { ReleaseStopped } from './release-stopped.js';
import { SENTENCE_MAX_LENGTH, SentenceSplitter } from './sentence-splitter.js';

/** Without one of these, no sentence can end. */
const STOP = /[.!?…؟。！？।॥\n]/u;

/**
 * Reads along with a reply to an adult, who gets each chunk as it comes. At a sentence that no one may read, the reply ends
 * and loses that sentence. Most chunks cost it next to nothing.
 */
export class AdultReplyWatch {
  private readonly splitter = new SentenceSplitter();
  private waiting = '';
  /** The next chunk may show that the sentence before it is whole. */
  private isBehindStop = false;
  private text = '';

  /** Every sentence that may be read. */
  get reviewed(): string {
    return this.text;
  }

  /** @throws ReleaseStopped if the chunk completes a sentence that no one may read */
  push(chunk: string): void {
    this.waiting += chunk;
    const hasStop = STOP.test(chunk);
    if (!hasStop && !this.isBehindStop && this.waiting.length < SENTENCE_MAX_LENGTH) return;
    this.isBehindStop = hasStop || (this.isBehindStop && chunk.trim() === '');
    const { waiting } = this;
    this.waiting = '';
    for (const sentence of this.splitter.push(waiting)) this.review(sentence);
  }

  /** The provider has ended or broken off. @throws ReleaseStopped as `push` */
  end(): void {
    for (const sentence of this.splitter.push(this.waiting)) this.review(sentence);
    this.waiting = '';
    this.review(this.splitter.flush());
  }

  private review(sentence: string): void {
    const verdict = reviewAdultReply(sentence);
    if (verdict) throw new ReleaseStopped({ why: 'blocked', verdict, sentence });
    this.text += sentence;
  }
}
