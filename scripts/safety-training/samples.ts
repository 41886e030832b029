import type { SafetyCategory } from '../../contract/safety.ts';
import { SAFETY_CATEGORIES } from '../../contract/safety.ts';
import { BUCKETS, FeatureReader, type Features } from '../../server/safety/model/features.ts';
import { ForeignWords } from '../../server/safety/model/foreign-words.ts';
import { ModelWords } from '../../server/safety/model/model-words.ts';
import { windowsOf } from '../../server/safety/model/windows.ts';
import { WordTable } from '../../server/safety/model/word-table.ts';
import { ruleEngine } from '../../server/safety/packs/engine.ts';
import type { Example } from './examples.ts';
import type { HeadSample } from './head.ts';
import { misspelt } from './misspell.ts';
import type { Sample } from './sgd.ts';

export const COLUMNS: readonly string[] = [...SAFETY_CATEGORIES, 'none', 'home'];
/** Those of the head: harm from home is for the linear model alone. */
export const HEAD_COLUMNS = COLUMNS.length - 1;
const NONE = COLUMNS.indexOf('none');
/** A misspelt copy of a sentence counts less than the sentence. */
const COPY_WEIGHT = 0.4;
/** Rarities are kept in steps of this size, in a byte. */
export const RARITY_STEP = 1 / 20;

/** An example with the words and the features of its windows. */
export interface Prepared {
  readonly example: Example;
  readonly texts: readonly string[];
  readonly windows: readonly Features[];
  readonly copy: Features | null;
}

const table = WordTable.load();
const features = new FeatureReader(table);
const words = new ModelWords(table, ForeignWords.load());

export function prepare(example: Example, seed: number): Prepared {
  const parts = windowsIn(example.text);
  const windows = parts.map((window) => features.featuresOf(window, example.direction));
  const text = example.language === 'en' ? misspelt(example.text, seed) : example.text;
  const [copy] = text === example.text ? [] : windowsIn(text);
  const texts = parts.map((window) => window.join(' '));
  return { example, texts, windows, copy: copy ? features.featuresOf(copy, example.direction) : null };
}

function windowsIn(text: string): string[][] {
  return windowsOf(words.sentencesOf(ruleEngine().tokensOf(text)));
}

/** How rare each feature is among the examples, in steps. Features that no example has count nothing. */
export function raritiesOf(examples: readonly Prepared[]): Uint8Array {
  const counts = new Uint32Array(BUCKETS);
  for (const { windows } of examples) for (const place of windows[0]?.places ?? []) counts[place]! += 1;
  return Uint8Array.from(counts, (count) =>
    count === 0 ? 0 : Math.min(255, Math.round(Math.log(1 + examples.length / (1 + count)) / RARITY_STEP)),
  );
}

export function samplesOf(examples: readonly Prepared[], rarities: Uint8Array): Sample[] {
  return examples.flatMap(({ example, windows, copy }) => {
    const whole = windows[0];
    if (!whole) return [];
    const target = COLUMNS.indexOf(example.category as SafetyCategory | 'none');
    const kind = { target, isHome: target === NONE ? null : example.home };
    const first = { ...valuesOf(whole, rarities), ...kind, weight: 1 };
    return copy ? [first, { ...valuesOf(copy, rarities), ...kind, weight: COPY_WEIGHT }] : [first];
  });
}

export function headSamplesOf(examples: readonly Prepared[], vectors: ReadonlyMap<string, Float32Array>): HeadSample[] {
  return examples.flatMap(({ example, texts }) => {
    const vector = vectors.get(texts[0] ?? '');
    const target = COLUMNS.indexOf(example.category as SafetyCategory | 'none');
    return vector ? [{ vector, isOut: example.direction === 'out', target }] : [];
  });
}

/** The values of features, of length 1 together. */
export function valuesOf({ places, shares }: Features, rarities: Uint8Array): Pick<Sample, 'places' | 'values'> {
  const values = Float32Array.from(places, (place, index) => (rarities[place] ?? 0) * (shares[index] ?? 0));
  const length = Math.hypot(...values) || 1;
  return { places: Int32Array.from(places), values: values.map((value) => value / length) };
}
