import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A kind of data that a periodic task deletes when its time is over. */
export interface RetentionClass {
  readonly name: string;
  readonly label: string;
  /** How long it is kept, in plain words. */
  readonly rule: string;
  /** How often the task runs, in plain words. */
  readonly sweep: string;
  /** What the task would delete now, by the very condition with which it deletes. */
  count(manager: EntityManager): Promise<number>;
}

export interface RetentionPreview extends Omit<RetentionClass, 'count'> {
  readonly due: number;
}

/** The registry of what periodic tasks delete. A feature that has such a task registers it in `onModuleInit`. */
@Injectable()
export class RetentionClasses {
  private readonly classes = new Map<string, RetentionClass>();

  constructor(private readonly dataSource: DataSource) {}

  register(...classes: readonly RetentionClass[]): void {
    for (const one of classes) {
      if (this.classes.has(one.name)) throw new Error(`The retention class ${one.name} is registered twice`);
      this.classes.set(one.name, one);
    }
  }

  /** What the next sweep of each class would delete. Nothing is deleted. */
  async dryRun(manager: EntityManager = this.dataSource.manager): Promise<RetentionPreview[]> {
    const previews: RetentionPreview[] = [];
    for (const { count, ...about } of [...this.classes.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      previews.push({ ...about, due: await count(manager) });
    }
    return previews;
  }
}

/** The number of rows of a table that a condition holds for. Neither comes from outside of the code. */
export async function countRows(
  manager: EntityManager,
  from: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const [row] = await manager.query<{ rows: number }[]>(`SELECT count(*)::int AS rows FROM ${from}`, [...values]);
  return row!.rows;
}
