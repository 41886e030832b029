import { Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import { Config } from '../config/config.js';
import { runEffectsAfterCommit } from './after-commit.js';
import { keepConnectionsClean } from './clean-connections.js';
import { poolOf } from './pool-of.js';
import { endWhenSilent } from './silent-connections.js';

/** Milliseconds for one statement. */
const STATEMENT_TIMEOUT_MS = 5_000;
/** By then Postgres itself has cancelled the statement. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 1_000;
const POOL_WAIT_MS = 3_000;
const POOL_SIZE = 12;

/** The connection to Postgres. It opens after the migrations (`migrate.ts`). */
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        type: 'postgres',
        url: config.databaseUrl ?? undefined,
        autoLoadEntities: true,
        migrations: MIGRATIONS,
        synchronize: false,
        poolSize: POOL_SIZE,
        poolErrorHandler: (error: unknown) => new Logger('Database').warn({ err: error }, 'An idle connection failed'),
        // Postgres answered a moment ago: a short stall must not abort the start.
        retryAttempts: 5,
        retryDelay: 1_000,
        applicationName: `starling ${config.nodeId}`,
        extra: {
          statement_timeout: STATEMENT_TIMEOUT_MS,
          onConnect: endWhenSilent(SILENCE_MS),
          idle_in_transaction_session_timeout: 10_000,
          connectionTimeoutMillis: POOL_WAIT_MS,
          keepAlive: true,
        },
      }),
    }),
  ],
})
export class DatabaseModule {
  constructor(dataSource: DataSource) {
    keepConnectionsClean(poolOf(dataSource));
    runEffectsAfterCommit(dataSource);
  }
}
