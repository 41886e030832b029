import { setImmediate } from 'node:timers/promises';
import { ReleaseStopped } from './release-stopped.js';
import type { ReleaseUnit } from './release-unit.js';
import type { BlockedSentence } from './sentence-review.js';
import { SentenceSplitter } from './sentence-splitter.js';

/** A provider that pauses so long behind a text that looks like a whole sentence has finished the sentence. */
const PAUSE_MS = 25;

export interface ReleaseRules {
  readonly unit: ReleaseUnit;
  /** `null`: the sentence may reach the child. `before` is the text of the reply in front of it. */
  review(sentence: string, before: string): Promise<BlockedSentence | null>;
  /** Whether the child may still be answered now. */
  mayGoOn(): Promise<boolean>;
  /** Called for each chunk of the provider, also while its text is held. */
  onChunk?(): void;
}

/**
 * Stands between a provider and the writer of a reply to a child. The writer gets a sentence, or the whole answer, only
 * after every sentence in it was checked, so that no checkpoint, snapshot, other node, title or screen can hold a sentence
 * that is blocked.
 */
export class ReleaseGate {
  private readonly splitter = new SentenceSplitter();
  /** Everything that was checked, released or not. */
  private checked = '';
  private released = 0;

  constructor(private readonly rules: ReleaseRules) {}

  /**
   * The text that may be written, in order.
   * If the provider breaks off, the sentence that it had not finished is dropped, and its error follows the last release.
   * @throws ReleaseStopped at a blocked sentence, or when the child's time is over
   */
  async *release(chunks: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
    const iterator = chunks[Symbol.asyncIterator]();
    try {
      yield* this.releaseSentences(iterator);
      await this.check(this.splitter.flush());
    } catch (error) {
      if (!(error instanceof ReleaseStopped)) yield* this.ready();
      throw error;
    } finally {
      // Not awaited: a chunk that was asked for holds it back until the caller aborts the request.
      iterator.return?.().catch(() => undefined);
    }
    yield* this.ready();
  }

  private async *releaseSentences(iterator: AsyncIterator<string>): AsyncGenerator<string, void, undefined> {
    let next: Promise<IteratorResult<string>> | null = null;
    for (;;) {
      next ??= iterator.next();
      const result = await this.nextOrPause(next);
      if (result?.done) return;
      if (result) {
        next = null;
        this.rules.onChunk?.();
      }
      for (const sentence of result ? this.splitter.push(result.value) : [this.splitter.flush()]) {
        await this.check(sentence);
        if (this.rules.unit === 'sentence') yield* this.ready();
      }
    }
  }

  /** The next chunk; `null` if the provider pauses behind a whole sentence. */
  private async nextOrPause(next: Promise<IteratorResult<string>>): Promise<IteratorResult<string> | null> {
    if (!this.splitter.looksWhole) return next;
    const pause = Promise.withResolvers<null>();
    // On a busy node the timer may be late while a chunk waits to be read, so the event loop turns once more.
    const timer = setTimeout(() => void setImmediate().then(() => pause.resolve(null)), PAUSE_MS);
    try {
      return await Promise.race([next, pause.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws ReleaseStopped */
  private async check(sentence: string): Promise<void> {
    if (sentence === '') return;
    const found = sentence.trim() === '' ? null : await this.rules.review(sentence, this.checked);
    if (found) throw new ReleaseStopped({ why: 'blocked', verdict: found, sentence });
    this.checked += sentence;
  }

  /** Releases everything that was checked. @throws ReleaseStopped if the child's time is over */
  private async *ready(): AsyncGenerator<string, void, undefined> {
    const text = this.checked.slice(this.released);
    if (text === '') return;
    if (!(await this.rules.mayGoOn())) throw new ReleaseStopped({ why: 'time_over' });
    this.released = this.checked.length;
    yield text;
  }
}
