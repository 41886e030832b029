import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from './pool-of.js';

/**
 * Statements that Postgres parses and plans once a connection, for reads that are asked all the time: planning can take
 * longer than the read. Only for statements whose best plan is the same whatever the parameters.
 */
@Injectable()
export class PreparedStatements {
  constructor(private readonly dataSource: DataSource) {}

  /** `name` stands for one text: the same name with another text is an error. */
  async query<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    // TypeORM does not pass names on.
    const { rows } = await poolOf(this.dataSource).query<Row>({ name, text, values });
    return rows;
  }
}
