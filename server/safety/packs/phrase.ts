/**
 * Phrases are sequences of words with gaps, such as `ADULT ..3 hit|hits|beat_up ME`:
 *
 * - `a|b|beat_up` one of these words or fixed groups of words
 * - `ADULT` one of a group of words, see concepts
 * - `suicid*` a word with this beginning
 * - `kick~` the verb in its regular forms: kick, kicks, kicked, kicking
 * - `..3` up to three words in between, within a sentence
 * - `really?` may be missing
 * - `!not` the next word is none of these
 * - `^`, `$` the sentence begins or ends here
 * - `#` a number, `#phone`, `#email`, `#link`, `#name` what they say
 */
import { fold } from '../text/fold.ts';
import type { Concepts } from './pack.ts';

/** What may stand at one place. */
export interface Element {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly groups: readonly (readonly string[])[];
}

export interface Step {
  /** Number of the element, or `^`, `$`. */
  readonly element: number | '^' | '$';
  /** How many words may stand before it. */
  readonly gap: number;
  readonly isOptional: boolean;
  readonly isExcluded: boolean;
}

export type Phrase = readonly Step[];

/** Compiles phrases. Equal elements get one number, so that a text is compared with each only once. */
export class PhraseCompiler {
  readonly elements: Element[] = [];
  private readonly numbers = new Map<Concepts, Map<string, number>>();
  private readonly expanded = new Map<Concepts, Map<string, readonly string[]>>();

  compile(phrase: string, concepts: Concepts): Phrase {
    const steps: Step[] = [];
    let gap = 0;
    for (const part of phrase.split(/\s+/).filter((text) => text !== '')) {
      if (part.startsWith('..')) {
        gap = Number(part.slice(2));
        continue;
      }
      if (part === '^' || part === '$') {
        steps.push({ element: part, gap: 0, isOptional: false, isExcluded: false });
        continue;
      }
      const isExcluded = part.startsWith('!');
      const isOptional = part.endsWith('?');
      const alternatives = part.slice(isExcluded ? 1 : 0, isOptional ? -1 : undefined);
      steps.push({ element: this.elementOf(alternatives, concepts), gap, isOptional, isExcluded });
      gap = 0;
    }
    const [first] = steps;
    if (!first || first.isOptional || first.isExcluded || Number.isNaN(first.gap)) {
      throw new Error(`A phrase begins with a word that must be there: ${phrase}`);
    }
    return steps;
  }

  private elementOf(alternatives: string, concepts: Concepts): number {
    const numbers = this.numbers.get(concepts) ?? new Map<string, number>();
    this.numbers.set(concepts, numbers);
    const known = numbers.get(alternatives);
    if (known !== undefined) return known;
    const words = this.wordsOf(alternatives, concepts);
    const single = words.filter((word) => !word.includes('_'));
    this.elements.push({
      words: new Set(single.filter((word) => !word.endsWith('*'))),
      stems: new Set(single.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))),
      groups: words.filter((word) => word.includes('_')).map((word) => word.split('_')),
    });
    numbers.set(alternatives, this.elements.length - 1);
    return this.elements.length - 1;
  }

  /** The words of a list, with groups in capitals replaced by theirs, and with both spellings of umlauts. */
  private wordsOf(list: string, concepts: Concepts): readonly string[] {
    const known = this.expanded.get(concepts) ?? new Map<string, readonly string[]>();
    this.expanded.set(concepts, known);
    return list
      .split(/[\s|]+/)
      .filter((word) => word !== '')
      .flatMap((word) => {
        const words = known.get(word) ?? this.expand(word, concepts);
        known.set(word, words);
        return words;
      });
  }

  private expand(word: string, concepts: Concepts): readonly string[] {
    if (!/^[A-Z][A-Z_]*$/.test(word)) return spellingsOf(word);
    const words = concepts[word];
    if (words === undefined) throw new Error(`There is no group of words ${word}`);
    return this.wordsOf(words, concepts);
  }
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

function spellingsOf(word: string): string[] {
  if (word.endsWith('~')) return formsOf(word.slice(0, -1)).flatMap(spellingsOf);
  const isGerman = /[äöü]/.test(word);
  return [fold(word), ...(isGerman ? [fold(word.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter))] : [])];
}

/** The regular forms of an English verb; a form too many does no harm. */
function formsOf(verb: string): string[] {
  const [first = '', ...rest] = verb.split('_');
  const forms = [first, ...endings(first)];
  return forms.map((form) => [form, ...rest].join('_'));
}

function endings(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(verb)) return [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  if (/(?:s|sh|ch|x|z)$/.test(verb)) return [`${verb}es`, `${verb}ed`, `${verb}ing`];
  const isDoubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(verb);
  const stems = isDoubled ? [verb, verb + verb.slice(-1)] : [verb];
  return [`${verb}s`, ...stems.flatMap((stem) => [`${stem}ed`, `${stem}ing`])];
}
