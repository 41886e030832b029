import { SHORT_FORMS } from '../text/short-forms.ts';
import { SENTENCE_END, type Token } from '../text/tokens.ts';
import type { ForeignWords } from './foreign-words.ts';
import type { WordTable } from './word-table.ts';

const CACHE_MAX = 20_000;

/** Chooses the one word that the model reads at each place of a text. */
export class ModelWords {
  private readonly cache = new Map<string, string>();
  private readonly table: WordTable;
  private readonly foreign: ForeignWords;

  constructor(table: WordTable, foreign: ForeignWords) {
    this.table = table;
    this.foreign = foreign;
  }

  /** The words of each sentence. Where it is not English, the English words stand for those of the dictionary. */
  sentencesOf(tokens: readonly Token[]): string[][] {
    const sentences: Token[][] = [[]];
    for (const token of tokens) {
      if (token === SENTENCE_END) sentences.push([]);
      else sentences.at(-1)?.push(token);
    }
    return sentences.filter(({ length }) => length > 0).map((sentence) => this.wordsOf(sentence));
  }

  /** How many words are known only after the correction of a slip. */
  slipsIn(tokens: readonly Token[]): number {
    return tokens.filter(({ words }) => {
      const [first = ''] = words;
      if (/^#|^$/.test(first) || this.table.has(first) || SHORT_FORMS.has(first)) return false;
      return words.some((word) => this.table.has(word)) || this.corrected(first) !== first;
    }).length;
  }

  private wordsOf(sentence: readonly Token[]): string[] {
    const plain = sentence.map(({ words }) => words[0] ?? '');
    const dictionary = this.foreign.dictionaryFor(plain);
    if (!dictionary) return sentence.map((token) => this.englishWord(token));
    // An unknown word of another language is not a misspelt English one.
    return plain.map((word) => dictionary.get(word) ?? `~${word}`);
  }

  private englishWord({ words }: Token): string {
    const [first = ''] = words;
    // A digit may stand for a letter or a word, and stands for a number far more often.
    if (first.startsWith('#')) return first;
    const short = SHORT_FORMS.get(first)?.[0];
    if (short !== undefined && words.includes(short)) return short;
    return words.find((word) => this.table.has(word)) ?? this.corrected(first);
  }

  private corrected(word: string): string {
    const cached = this.cache.get(word);
    if (cached !== undefined) return cached;
    const corrected = this.table.nearest(word) ?? word;
    if (this.cache.size >= CACHE_MAX) this.cache.clear();
    this.cache.set(word, corrected);
    return corrected;
  }
}
