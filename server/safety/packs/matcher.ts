import { SENTENCE_END, type Token } from '../text/tokens.ts';
import type { Element, Phrase, Step } from './phrase.ts';

/** Which elements stand at a place: the number of the element, and a bit for each number of words that it takes. */
type Hits = ReadonlyMap<number, number>;

const NOTHING: Hits = new Map();

/** A text as the rules see it. */
export interface MarkedText {
  readonly tokens: readonly Token[];
  readonly hits: Hits[];
}

export interface PhraseMatch<Item> {
  readonly item: Item;
  readonly start: number;
  /** The places at which the phrase may end. */
  readonly ends: readonly number[];
}

/** Finds which elements stand where. */
export class Marker {
  private readonly byWord = new Map<string, number[]>();
  private readonly byStem = new Map<string, number[]>();
  private readonly groups = new Map<string, { words: readonly string[]; element: number }[]>();

  private readonly stemsOf: (word: string) => readonly string[];

  constructor(elements: readonly Element[], stemsOf: (word: string) => readonly string[]) {
    this.stemsOf = stemsOf;
    for (const [number, { words, stems, groups }] of elements.entries()) {
      for (const word of words) push(this.byWord, word, number);
      for (const stem of stems) push(this.byStem, stem, number);
      for (const group of groups) push(this.groups, group[0] ?? '', { words: group, element: number });
    }
  }

  mark(tokens: readonly Token[]): MarkedText {
    return { tokens, hits: tokens.map((_, index) => this.hitsAt(tokens, index)) };
  }

  private hitsAt(tokens: readonly Token[], index: number): Hits {
    const words = tokens[index]?.words ?? [];
    if (words.length === 0) return NOTHING;
    const hits = new Map<number, number>();
    const add = (element: number, length: number): void => {
      hits.set(element, (hits.get(element) ?? 0) | (1 << length));
    };
    for (const word of words) {
      for (const element of this.byWord.get(word) ?? []) add(element, 1);
      for (const stem of this.stemsOf(word)) for (const element of this.byStem.get(stem) ?? []) add(element, 1);
      for (const { words: group, element } of this.groups.get(word) ?? []) {
        const isWhole = group.every((part, offset) => offset === 0 || tokens[index + offset]?.words.includes(part));
        if (isWhole) add(element, group.length);
      }
    }
    return hits;
  }
}

/** Finds phrases in marked texts. Each phrase is tried only where its first element stands. */
export class PhraseFinder<Item> {
  private readonly byFirst = new Map<number, { phrase: Phrase; item: Item }[]>();

  constructor(entries: Iterable<{ phrase: Phrase; item: Item }>) {
    for (const entry of entries) {
      const first = entry.phrase.find(({ element }) => typeof element === 'number')?.element;
      push(this.byFirst, first as number, entry);
    }
  }

  *find(text: MarkedText): Generator<PhraseMatch<Item>> {
    for (let start = 0; start < text.hits.length; start += 1) {
      for (const element of text.hits[start]?.keys() ?? []) {
        for (const { phrase, item } of this.byFirst.get(element) ?? []) {
          const ends = endsOf(text, phrase, start);
          if (ends.length > 0) yield { item, start, ends };
        }
      }
    }
  }
}

/** Where a phrase that begins at `start` may end. The work is bounded by the phrase and its gaps, not by the text. */
export function endsOf(text: MarkedText, phrase: Phrase, start: number): number[] {
  let ends = [start];
  for (const step of phrase) {
    const next = new Set<number>();
    for (const end of ends) {
      if (step.isOptional) next.add(end);
      for (const reached of after(text, step, end)) next.add(reached);
    }
    if (next.size === 0) return [];
    ends = [...next];
  }
  return ends;
}

function* after({ tokens, hits }: MarkedText, { element, gap, isExcluded }: Step, from: number): Generator<number> {
  if (element === '^' || element === '$') {
    const neighbour = tokens[element === '^' ? from - 1 : from];
    if (neighbour === undefined || neighbour === SENTENCE_END) yield from;
    return;
  }
  if (isExcluded) {
    if (!hits[from]?.has(element)) yield from;
    return;
  }
  for (let index = from; index <= from + gap && index < tokens.length; index += 1) {
    if (tokens[index] === SENTENCE_END) return;
    const lengths = hits[index]?.get(element) ?? 0;
    for (let length = 1; lengths >> length > 0; length += 1) if ((lengths >> length) & 1) yield index + length;
  }
}

/** Hides the places `start` to `end` from the rules. */
export function hide(text: MarkedText, start: number, end: number): void {
  for (let index = start; index < end; index += 1) text.hits[index] = NOTHING;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
