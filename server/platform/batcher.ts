import { toAppError } from './errors/to-app-error.js';

interface Waiting<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects inputs while a batch runs and handles them together in the next one, so that one transaction serves many
 * callers. Inputs keep their order, and one batch runs at a time. If a batch fails, its inputs are tried one by one, so that
 * only the bad one fails; a failed `run` must leave no effects.
 */
export class Batcher<Input, Output> {
  private waiting: Waiting<Input, Output>[] = [];
  private isRunning = false;

  /** `run` returns one output per input, in the same order. */
  constructor(
    private readonly limit: number,
    private readonly run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  ) {}

  add(input: Input): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject });
      if (!this.isRunning) void this.runAll();
    });
  }

  private async runAll(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      await this.runBatch(this.waiting.splice(0, this.limit));
    }
    this.isRunning = false;
  }

  private async runBatch(batch: readonly Waiting<Input, Output>[]): Promise<void> {
    try {
      const outputs = await this.run(batch.map(({ input }) => input));
      batch.forEach(({ resolve }, index) => {
        resolve(outputs[index] as Output);
      });
    } catch (error) {
      // If the database is unreachable, no input is at fault, and each further try would take as long.
      if (batch.length === 1 || toAppError(error).code === 'unavailable') {
        for (const { reject } of batch) reject(error);
      } else {
        for (const one of batch) await this.runBatch([one]);
      }
    }
  }
}
