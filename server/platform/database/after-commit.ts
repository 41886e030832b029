import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

type Effect = () => void | Promise<void>;

const logger = new Logger('AfterCommit');
const pending = new WeakMap<QueryRunner, Effect[]>();

/**
 * Runs `effect` once the transaction of `manager` has committed; a rollback drops it. The transaction does not wait for it,
 * and its failure is only logged.
 */
export function afterCommit(manager: EntityManager, effect: Effect): void {
  const { queryRunner } = manager;
  if (!queryRunner?.isTransactionActive) throw new Error('afterCommit needs a transaction');
  const effects = pending.get(queryRunner) ?? [];
  pending.set(queryRunner, effects);
  effects.push(effect);
}

/** Makes `afterCommit` work for the transactions of this data source. */
export function runEffectsAfterCommit(dataSource: DataSource): void {
  dataSource.subscribers.push({
    afterTransactionCommit: ({ queryRunner }) => {
      for (const effect of takeEffects(queryRunner)) void run(effect);
    },
    afterTransactionRollback: ({ queryRunner }) => {
      takeEffects(queryRunner);
    },
  });
}

function takeEffects(queryRunner: QueryRunner): Effect[] {
  // TypeORM reports savepoints as transactions too.
  if (queryRunner.isTransactionActive) return [];
  const effects = pending.get(queryRunner) ?? [];
  pending.delete(queryRunner);
  return effects;
}

async function run(effect: Effect): Promise<void> {
  try {
    await effect();
  } catch (error) {
    logger.error({ err: error }, 'An effect of a committed transaction failed');
  }
}
