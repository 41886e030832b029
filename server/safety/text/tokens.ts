import { chunksOf } from './chunks.ts';
import { fold } from './fold.ts';
import { leetReadings, mayBeLeet } from './leet.ts';
import { APOSTROPHE_FORMS, SHORT_FORMS } from './short-forms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A place in a text with the words that may stand there. Without words, a sentence ends there. */
export interface Token {
  readonly words: readonly string[];
}

export const SENTENCE_END: Token = { words: [] };

/** Longer texts are cut: a message has at most 8,000 characters, and a sentence of a reply far fewer. */
export const REVIEWED_LENGTH = 8_000;
/** Longer words hold no word of the rules. */
const WORD_MAX_LENGTH = 40;
/** From this length on, an unknown word may be several that were run together. */
const RUN_MIN_LENGTH = 6;
const PHONE_MIN_DIGITS = 7;

const NAME = /(?<=[\p{Ll}\p{N},] )\p{Lu}\p{Ll}+/gu;
/** French: `j'en`, `qu'il`. */
const ELISION = /^(j|l|d|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quelqu)'([a-z].*)$/;
const CACHE_MAX = 20_000;

/** Splits texts into words, and undoes what hides them: see docs/product.md, "Safety". */
export class Tokenizer {
  private readonly cache = new Map<string, readonly Token[]>();

  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  tokensOf(text: string): Token[] {
    const cut = text.slice(0, REVIEWED_LENGTH);
    const names = new Set((cut.match(NAME) ?? []).map((name) => name.toLowerCase()));
    const tokens: Token[] = [];
    let digits = '';
    for (const { text: chunk, isEnd } of chunksOf(fold(cut))) {
      digits = /^[+\d][\d()/-]*$/.test(chunk) ? digits + chunk.replace(/\D/g, '') : '';
      tokens.push(...(names.has(chunk) ? this.nameOf(chunk) : this.chunkTokens(chunk)));
      if (digits.length >= PHONE_MIN_DIGITS) tokens[tokens.length - 1] = { words: ['#phone', '#'] };
      if (isEnd) tokens.push(SENTENCE_END);
    }
    return tokens;
  }

  private nameOf(name: string): Token[] {
    return [{ words: this.vocabulary.has(name) ? [name] : ['#name', name] }];
  }

  private chunkTokens(chunk: string): readonly Token[] {
    const known = this.cache.get(chunk);
    if (known) return known;
    const tokens = this.readChunk(chunk);
    if (this.cache.size >= CACHE_MAX) this.cache.clear();
    this.cache.set(chunk, tokens);
    return tokens;
  }

  private readChunk(chunk: string): Token[] {
    if (chunk === '') return [];
    if (chunk === '!') return [{ words: ['i'] }];
    if (chunk === '@') return [{ words: ['a', 'at'] }];
    if (chunk.includes('@') && /@[^@]*\.[a-z]/.test(chunk)) return [{ words: ['#email'] }];
    if (/^(?:https?:|www\.)/.test(chunk)) return [{ words: ['#link'] }];
    const apart = APOSTROPHE_FORMS.get(chunk);
    if (apart) return apart.map((word) => ({ words: [word] }));
    if (/^[a-z]*[*#][a-z*#]*$/.test(chunk) && /[a-z]/.test(chunk)) return [{ words: this.censored(chunk) }];
    if (mayBeLeet(chunk)) return this.leet(chunk);
    const parts = chunk.split(/[^\p{L}\p{N}']+/u).filter((part) => part !== '');
    const joined = parts.join('').replaceAll("'", '');
    const elided = parts.flatMap((part) => ELISION.exec(part)?.slice(1) ?? part);
    if (elided.length > parts.length) return elided.flatMap((part) => this.wordTokens(part));
    const isDivided = parts.length > 1 && this.vocabulary.has(joined) && !parts.every((part) => this.isKnown(part));
    return isDivided ? this.wordTokens(joined) : parts.flatMap((part) => this.wordTokens(part));
  }

  private censored(chunk: string): string[] {
    const found = this.vocabulary.uncensored(chunk.replaceAll('#', '*'));
    return found.length > 0 ? found : [chunk.replace(/[*#]/g, '')];
  }

  private leet(chunk: string): Token[] {
    const short = SHORT_FORMS.get(chunk);
    if (short) return short.map((word) => ({ words: [word] }));
    const readings = leetReadings(chunk).map((reading) => reading.replace(/[^a-z]/g, ''));
    const form = readings.find((reading) => SHORT_FORMS.has(reading));
    if (form) return this.wordTokens(form);
    const known = readings.filter((reading) => this.vocabulary.has(reading));
    if (known.length > 0) return [{ words: known }];
    const numbered = /^(\d+)([a-z]+)$/.exec(chunk);
    if (numbered?.[2]) return [{ words: ['#'] }, ...this.wordTokens(numbered[2])];
    return this.wordTokens(readings.find((reading) => this.isKnown(reading)) ?? readings[0] ?? '');
  }

  /** A word without spaces, which may still be a short form, misspelt, or several words. */
  private wordTokens(raw: string): Token[] {
    const word = raw.replaceAll("'", '');
    if (word === '') return [];
    if (/^\d+$/.test(word)) return [{ words: this.numberWords(word) }];
    if (word.length > WORD_MAX_LENGTH) return this.runTokens(word) ?? [{ words: [word] }];
    const short = SHORT_FORMS.get(word);
    if (short) return short.map((form, index) => ({ words: index === 0 ? [...new Set([word, form])] : [form] }));
    const possessive = /^(.+)'s$/.exec(raw)?.[1];
    const words = this.readings(word);
    if (possessive && !words.includes(possessive)) words.push(possessive);
    if (words.length === 1 && word.length >= RUN_MIN_LENGTH && !this.isKnown(word)) {
      return this.runTokens(word) ?? [{ words }];
    }
    return [{ words }];
  }

  private runTokens(run: string): Token[] | null {
    const parts = this.vocabulary.split(run.slice(0, 200));
    return parts && parts.length > 1 ? parts.flatMap((part) => this.wordTokens(part)) : null;
  }

  private readings(word: string): string[] {
    const shorter = [...new Set([word, word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1+/g, '$1')])];
    const isStretched = /(.)\1\1/.test(word);
    const known = shorter.filter((form, index) => (index === 0 || isStretched) && this.vocabulary.has(form));
    if (known.length > 0) return this.withSingular(known);
    if (this.vocabulary.isOrdinary(word)) return this.withSingular([word]);
    const plain = isStretched
      ? (shorter.find((form) => this.vocabulary.isOrdinary(form)) ?? shorter.at(-1) ?? word)
      : word;
    if (this.vocabulary.isOrdinary(plain)) return [plain];
    return [plain, ...this.vocabulary.nearest(plain)];
  }

  /** Rules name a thing once: `pills` is found as `pill` too, and `moms` as `mom`. */
  private withSingular(words: string[]): string[] {
    const singular = words.filter((word) => word.length > 3 && word.endsWith('s')).map((word) => word.slice(0, -1));
    return [...new Set([...words, ...singular.filter((word) => this.vocabulary.has(word))])];
  }

  /** `want 2 die`, `4 me`, `70` in place of `to`, and ages. */
  private numberWords(digits: string): string[] {
    if (digits.length >= PHONE_MIN_DIGITS) return ['#phone', '#'];
    const words = { '1': ['i'], '2': ['to'], '4': ['for', 'a'] }[digits];
    if (words || digits.length > 4) return ['#', ...(words ?? [])];
    return ['#', ...leetReadings(digits).filter((reading) => this.vocabulary.has(reading))];
  }

  private isKnown(word: string): boolean {
    return this.vocabulary.has(word) || this.vocabulary.isOrdinary(word) || word.length === 1;
  }
}
