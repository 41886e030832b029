const MAX_IDS = 100;

/** A set of the newest ids. It forgets the oldest. */
export class RecentIds {
  private readonly ids = new Set<string>();

  get isEmpty(): boolean {
    return this.ids.size === 0;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    this.ids.add(id);
    const [oldest] = this.ids;
    if (oldest !== undefined && this.ids.size > MAX_IDS) this.ids.delete(oldest);
  }

  delete(id: string): void {
    this.ids.delete(id);
  }
}
