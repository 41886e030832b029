/** Lets so many do their work at the same time. The others wait in their order. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free === 0) await new Promise<void>((settle) => this.waiting.push(settle));
    else this.free -= 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
