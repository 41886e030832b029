const DECAY = 0.01;
const MOMENTUM = 0.9;
const SQUARES = 0.999;
const SMALL = 1e-8;

/** Weights that learn with a step size for each (Adam), and shrink a little at each step. */
export class Adam {
  readonly values: Float32Array;
  /** Sums of the slopes since the last step. */
  readonly slopes: Float32Array;
  private readonly momenta: Float32Array;
  private readonly squares: Float32Array;
  private steps = 0;

  constructor(size: number, first: () => number) {
    this.values = Float32Array.from({ length: size }, first);
    this.slopes = new Float32Array(size);
    this.momenta = new Float32Array(size);
    this.squares = new Float32Array(size);
  }

  step(rate: number, count: number): void {
    const { values, slopes, momenta, squares } = this;
    this.steps += 1;
    const scale = rate / (1 - MOMENTUM ** this.steps);
    const squareScale = 1 / (1 - SQUARES ** this.steps);
    for (let at = 0; at < values.length; at += 1) {
      const slope = slopes[at]! / count;
      slopes[at] = 0;
      const momentum = MOMENTUM * momenta[at]! + (1 - MOMENTUM) * slope;
      const square = SQUARES * squares[at]! + (1 - SQUARES) * slope * slope;
      momenta[at] = momentum;
      squares[at] = square;
      const value = values[at]!;
      values[at] = value - rate * DECAY * value - (scale * momentum) / (Math.sqrt(square * squareScale) + SMALL);
    }
  }
}
