import { Injectable } from '@nestjs/common';
import type { Client } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { poolOf } from './pool-of.js';
import { PreparedQuery, type StatementValue } from './prepared-query.js';

/**
 * Statements that Postgres parses and plans once per connection, for very frequent reads: planning can take longer than the
 * read. Only for statements whose best plan does not depend on the parameters.
 */
@Injectable()
export class PreparedStatements {
  constructor(private readonly dataSource: DataSource) {}

  /** Each `name` belongs to one text: the same name with another text is an error. */
  async query<Row extends object>(name: string, text: string, values: readonly StatementValue[]): Promise<Row[]> {
    // The pool answers with what the query gives its callback, which its types do not know.
    return poolOf(this.dataSource).query(new PreparedQuery<Row>(name, text, values)) as unknown as Promise<Row[]>;
  }
}

/** The statement is gone behind a pooler, or a migration has changed its columns. */
const STALE_CODES = ['26000', '0A000'];

/**
 * The same for a statement of a transaction. The connection of a stale statement ends with the transaction: pg would take the
 * statement for known.
 */
export async function queryPrepared<Row extends object>(
  { queryRunner }: EntityManager,
  name: string,
  text: string,
  values: readonly StatementValue[],
): Promise<Row[]> {
  if (!queryRunner?.isTransactionActive) throw new Error('queryPrepared needs a transaction');
  const client = (await queryRunner.connect()) as Client;
  return new Promise((resolve, reject) => {
    const query = new PreparedQuery<Row>(name, text, values);
    query.callback = (error, rows) => {
      if (rows) return resolve(rows);
      // The pool drops an ended connection, and Postgres its transaction.
      if (STALE_CODES.includes((error as { code?: string }).code ?? '')) void client.end();
      reject(error as Error);
    };
    client.query(query);
  });
}
