import type { ReviewDirection, SafetyCategory } from '../../../contract/safety.ts';
import type { Token } from '../text/tokens.ts';
import { FeatureReader } from './features.ts';
import { ForeignWords } from './foreign-words.ts';
import { type ModelFile, type ModelHeader, readModelFile } from './model-file.ts';
import { ModelWords } from './model-words.ts';
import { windowsOf } from './windows.ts';
import { WordTable } from './word-table.ts';

/** How unsafe a text is (log-odds), what it is about if it is, and whether the harm may come from home (log-odds). */
export interface ModelReading {
  readonly score: number;
  readonly category: SafetyCategory;
  readonly home: number;
}

const NOTHING: ModelReading = { score: Number.NEGATIVE_INFINITY, category: 'swearing', home: Number.NEGATIVE_INFINITY };

/**
 * A small trained model: weights for the words of a sentence and their groups, one for each category, one for harmless
 * texts, and one for harm from home. It finds what no rule foresaw. It decides the same way each time, and offline.
 */
export class SafetyModel {
  readonly header: ModelHeader;
  private readonly file: ModelFile;
  private readonly features: FeatureReader;
  private readonly words: ModelWords;

  constructor(file: ModelFile, features: FeatureReader, words: ModelWords) {
    this.header = file.header;
    this.file = file;
    this.features = features;
    this.words = words;
  }

  static load(): SafetyModel {
    const table = WordTable.load();
    return new SafetyModel(readModelFile(), new FeatureReader(table), new ModelWords(table, ForeignWords.load()));
  }

  /** The most unsafe part of a text. */
  read(tokens: readonly Token[], direction: ReviewDirection): ModelReading {
    let most = NOTHING;
    for (const window of windowsOf(this.words.sentencesOf(tokens))) {
      const reading = readingOf(this.logitsOf(window, direction), this.header.columns);
      if (reading.score > most.score) most = reading;
    }
    return most;
  }

  /** How many words of a text look misspelt. */
  slipsIn(tokens: readonly Token[]): number {
    return this.words.slipsIn(tokens);
  }

  private logitsOf(window: readonly string[], direction: ReviewDirection): Float64Array {
    const { header, rarities, weights } = this.file;
    const { places, shares } = this.features.featuresOf(window, direction);
    const width = header.columns.length;
    const sums = new Float64Array(width);
    let squares = 0;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      const value = (rarities[place] as number) * (shares[index] as number);
      squares += value * value;
      for (let column = 0; column < width; column += 1) {
        sums[column]! += value * (weights[place * width + column] as number);
      }
    }
    const scale = squares > 0 ? header.weightStep / Math.sqrt(squares) : 0;
    return sums.map((sum, column) => sum * scale + (header.biases[column] ?? 0));
  }
}

/** The last two columns are that of harmless texts and that of harm from home. */
export function readingOf(logits: Float64Array, columns: readonly string[]): ModelReading {
  const none = logits.length - 2;
  let best = 0;
  for (let column = 1; column < none; column += 1) if (logits[column]! > logits[best]!) best = column;
  const top = logits[best] as number;
  let sum = 0;
  for (let column = 0; column < none; column += 1) sum += Math.exp(logits[column]! - top);
  return {
    score: top + Math.log(sum) - (logits[none] as number),
    category: columns[best] as SafetyCategory,
    home: logits[none + 1] as number,
  };
}
