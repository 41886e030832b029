import type { ReviewDirection, SafetyCategory } from '../../../contract/safety.ts';
import type { Token } from '../text/tokens.ts';
import { EncoderHead } from './encoder-head.ts';
import { FeatureReader } from './features.ts';
import { ForeignWords } from './foreign-words.ts';
import { type ModelFile, type ModelHeader, readModelFile, type Thresholds } from './model-file.ts';
import { ModelWords } from './model-words.ts';
import { SentenceEncoder } from './sentence-encoder.ts';
import { windowsOf } from './windows.ts';
import { WordTable } from './word-table.ts';

/** How unsafe a text is (log-odds), what it is about if it is, and whether the harm may come from home (log-odds). */
export interface ModelReading {
  readonly score: number;
  readonly category: SafetyCategory;
  readonly home: number;
}

/** Below this score of the linear model, the encoder found nothing among thousands of unsafe sentences, so it need not look. */
const PLAIN = -2;
/** How much each of them counts in the sum of both. */
const LINEAR_SHARE = 0.5;
const ENCODER_SHARE = 0.8;
/** Of a long text, the encoder reads those parts that look worst, so that it stays within the deadline of a check. */
const ENCODED_MAX = 2;

const NOTHING: ModelReading = { score: Number.NEGATIVE_INFINITY, category: 'swearing', home: Number.NEGATIVE_INFINITY };

/**
 * A small trained model: weights for the words of a sentence and their groups, one for each category, one for harmless
 * texts, and one for harm from home. Unless a text is plainly harmless, an encoder says what it means, and a head on it says
 * the same in its own way; both count. They find what no rule foresaw, decide the same way each time, and work offline.
 */
export class SafetyModel {
  readonly header: ModelHeader;
  private readonly file: ModelFile;
  private readonly features: FeatureReader;
  private readonly words: ModelWords;
  private readonly head: EncoderHead;
  private readonly encoder: SentenceEncoder | null;
  /** Why the encoder is not there. The model then decides without it. */
  readonly encoderFault: Error | null;

  constructor(file: ModelFile, features: FeatureReader, words: ModelWords, loadEncoder: () => SentenceEncoder) {
    this.header = file.header;
    this.head = new EncoderHead(file.head);
    [this.encoder, this.encoderFault] = loaded(loadEncoder);
    this.file = file;
    this.features = features;
    this.words = words;
  }

  static load(loadEncoder = (): SentenceEncoder => new SentenceEncoder()): SafetyModel {
    const table = WordTable.load();
    const words = new ModelWords(table, ForeignWords.load());
    return new SafetyModel(readModelFile(), new FeatureReader(table), words, loadEncoder);
  }

  thresholds(direction: ReviewDirection): Thresholds {
    return (this.encoder ? this.header.thresholds : this.header.linearThresholds)[direction];
  }

  /** The most unsafe part of a text. */
  read(tokens: readonly Token[], direction: ReviewDirection): ModelReading {
    const { columns } = this.header;
    const parts = windowsOf(this.words.sentencesOf(tokens))
      .map((words) => ({ words, logits: this.logitsOf(words, direction) }))
      .map((part) => ({ ...part, reading: readingOf(part.logits, columns) }))
      .sort((one, other) => other.reading.score - one.reading.score);
    let most = NOTHING;
    for (const [index, { words, logits, reading }] of parts.entries()) {
      const isEncoded = index < ENCODED_MAX && this.encoder !== null && !isPlain(reading);
      const whole = isEncoded ? readingOf(withHead(logits, this.headLogits(words, direction)), columns) : reading;
      // A part that the encoder has not read is on another scale.
      if ((isEncoded || this.encoder === null || isPlain(reading)) && whole.score > most.score) most = whole;
    }
    return most;
  }

  private headLogits(words: readonly string[], direction: ReviewDirection): Float64Array {
    const vector = this.encoder?.vectorOf(words.join(' '));
    if (!vector) throw new Error('There is no encoder');
    return this.head.logitsOf(vector, direction);
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

function loaded(loadEncoder: () => SentenceEncoder): [SentenceEncoder | null, Error | null] {
  try {
    return [loadEncoder(), null];
  } catch (error) {
    return [null, error instanceof Error ? error : new Error(String(error))];
  }
}

/** Whether the linear model is so sure of a harmless text that the encoder need not read it. */
export function isPlain({ score }: ModelReading): boolean {
  return score < PLAIN;
}

/** Both together. Harm from home is for the linear model alone. */
export function withHead(logits: Float64Array, head: Float64Array): Float64Array {
  return logits.map((logit, column) =>
    column < head.length ? LINEAR_SHARE * logit + ENCODER_SHARE * (head[column] as number) : logit,
  );
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
