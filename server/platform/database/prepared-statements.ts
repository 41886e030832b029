import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from './pool-of.js';

/**
 * Statements that Postgres parses and plans once per connection, for very frequent reads: planning can take longer than the
 * read. Only for statements whose best plan does not depend on the parameters.
 */
@Injectable()
export class PreparedStatements {
  constructor(private readonly dataSource: DataSource) {}

  /** Each `name` belongs to one text: the same name with another text is an error. */
  async query<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    // TypeORM does not pass the name to pg.
    const { rows } = await poolOf(this.dataSource).query<Row>({ name, text, values });
    return rows;
  }
}
