/** What an unknown letter costs. */
const UNKNOWN_COST = -20;
const UNKNOWN = 0;
/** The first of them are signs that no text holds. */
const SIGNS = 6;
/** Stands for a space, and starts each text. */
const SPACE = '\u2581';
/** So many words are kept as they were cut last. */
const WORDS_MAX = 5_000;

interface Step {
  readonly likelihood: number;
  readonly from: number;
  readonly piece: number;
}

const NO_STEP: Step = { likelihood: Number.NEGATIVE_INFINITY, from: 0, piece: UNKNOWN };

/** Cuts texts into the pieces that the encoder knows: of all ways to cut a text, the likeliest (SentencePiece, unigrams). */
export class Pieces {
  private readonly known = new Map<string, { readonly piece: number; readonly likelihood: number }>();
  private readonly words = new Map<string, readonly number[]>();
  private readonly longest: number;

  constructor(pieces: readonly (readonly [piece: string, likelihood: number | null])[]) {
    for (const [index, [text, likelihood]] of pieces.entries()) {
      if (index >= SIGNS) this.known.set(text, { piece: index, likelihood: likelihood ?? 0 });
    }
    this.longest = Math.max(...pieces.map(([text]) => text.length));
  }

  piecesOf(text: string): number[] {
    // No piece goes on behind a space, so that each word can be cut by itself.
    const words = text.normalize('NFKC').split(/[ \u2581]/);
    const pieces: number[] = [];
    for (const piece of words.flatMap((word) => this.piecesOfWord(word))) {
      // Unknown letters side by side are one piece.
      if (piece !== UNKNOWN || pieces.at(-1) !== UNKNOWN) pieces.push(piece);
    }
    return pieces;
  }

  private piecesOfWord(word: string): readonly number[] {
    const cut = this.words.get(word) ?? this.cut(SPACE + word);
    if (this.words.size >= WORDS_MAX) this.words.clear();
    this.words.set(word, cut);
    return cut;
  }

  private cut(line: string): number[] {
    const steps = this.stepsTo(line);
    const pieces: number[] = [];
    for (let end = line.length; end > 0; end = steps[end]?.from ?? 0) {
      pieces.push(steps[end]?.piece ?? UNKNOWN);
    }
    return pieces.reverse();
  }

  /** For each place of a text, the last piece of the likeliest way to it. */
  private stepsTo(line: string): Step[] {
    const steps = Array.from({ length: line.length + 1 }, () => NO_STEP);
    steps[0] = { ...NO_STEP, likelihood: 0 };
    for (let from = 0; from < line.length; from += 1) {
      const before = steps[from]?.likelihood ?? 0;
      const last = Math.min(line.length, from + this.longest);
      for (let end = from + 1; end <= last; end += 1) {
        const known = this.known.get(line.slice(from, end));
        if (!known && end > from + 1) continue;
        const likelihood = before + (known?.likelihood ?? UNKNOWN_COST);
        if (likelihood > (steps[end]?.likelihood ?? 0))
          steps[end] = { likelihood, from, piece: known?.piece ?? UNKNOWN };
      }
    }
    return steps;
  }
}
