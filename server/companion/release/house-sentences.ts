import { SentenceSplitter } from './sentence-splitter.js';

/**
 * The sentences of the house's stories. People have read them, so that a rule that sees a danger in one of them is wrong, and
 * a story that is told without a provider must not break off there.
 */
export class HouseSentences {
  private readonly sentences = new Set<string>();

  constructor(texts: Iterable<string>) {
    for (const text of texts) {
      const splitter = new SentenceSplitter();
      for (const sentence of [...splitter.push(text), splitter.flush()]) this.sentences.add(sentence.trim());
    }
  }

  has(sentence: string): boolean {
    return this.sentences.has(sentence.trim());
  }
}
