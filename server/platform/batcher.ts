import { toAppError } from './errors/to-app-error.js';

interface Waiting<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/**
 * Does together what was asked for while the batch before was being done: one transaction serves however many callers
 * come at once. Inputs keep their order; one batch runs at a time. Where a batch fails, its inputs are tried one by one, so
 * that a bad one fails alone; a failed `run` must leave nothing behind.
 */
export class Batcher<Input, Output> {
  private waiting: Waiting<Input, Output>[] = [];
  private isRunning = false;

  /** `run` returns one output for each input, in their order. */
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
      // With the store out of reach no input is at fault, and each further try would wait as long.
      if (batch.length === 1 || toAppError(error).code === 'unavailable') {
        for (const { reject } of batch) reject(error);
      } else {
        for (const one of batch) await this.runBatch([one]);
      }
    }
  }
}
