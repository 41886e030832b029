import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Config, readConfig } from '../platform/config/config.js';
import { looksGuessable } from '../platform/config/setting-schemas.js';
import { migrate } from '../platform/database/migrate.js';
import { StartError } from '../platform/errors/start-error.js';
import { JsonLogger } from '../platform/logging/json-logger.js';
import { checkNode } from './check-node.js';
import { checkPostgres, checkRedis } from './check-services.js';
import { DataDirectoryInUse, lockDataDirectory } from './embedded-postgres/data-lock.js';
import { EmbeddedPostgres } from './embedded-postgres/embedded-postgres.js';
import { portError, resolvePort } from './resolve-port.js';
import { readOrCreateSecret } from './secret.js';

/** One process of the service: starts it from its settings, and stops it. */
export class Starling {
  private app: NestExpressApplication | undefined;
  private readonly closers: (() => Promise<void>)[] = [];

  constructor(private readonly progress: (step: string) => void) {}

  /** @throws ConfigError or StartError, each with one line that says what to change. */
  async start(variables: NodeJS.ProcessEnv): Promise<void> {
    checkNode(process.versions.node);
    let config = readConfig(variables);
    Logger.overrideLogger(new JsonLogger(config));
    if (config.jwtSecret && looksGuessable(config.jwtSecret)) {
      new Logger('Configuration').warn('JWT_SECRET looks guessable: use one such as that of `openssl rand -hex 32`');
    }
    config = config.with({ port: await resolvePort(config.host, config.port) });
    if (config.redisUrl) await checkRedis(config.redisUrl, config.redisCluster);
    config = config.with({ jwtSecret: config.jwtSecret ?? (await this.inDataDir(config, readOrCreateSecret)) });
    const databaseUrl = config.databaseUrl ?? (await this.startPostgres(config));
    config = config.with({ databaseUrl });
    await checkPostgres(databaseUrl);
    this.progress('Bringing the database up to date');
    await migrate(databaseUrl);
    this.progress('Starting the application');
    // Imported late because it is large: a wrong setting is reported before it loads.
    const { createApp } = await import('./create-app.js');
    this.app = await createApp(config);
    // Another process may have taken the port since it was checked.
    await this.app.listen(config.port, config.host).catch((error: NodeJS.ErrnoException) => {
      throw error.syscall === 'listen' ? portError(error, config.host, config.port) : error;
    });
    logUnhandledRejections();
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    this.progress(`Starling is ready at http://${host}:${config.port}`);
  }

  /** Finishes running work and closes everything, Postgres last. Safe at any point of the start. */
  async stop(): Promise<void> {
    try {
      if (this.app) {
        const { closeApp } = await import('./create-app.js');
        await closeApp(this.app);
      }
    } finally {
      for (const close of this.closers.reverse()) await close();
    }
  }

  private async startPostgres(config: Config): Promise<string> {
    const release = await this.inDataDir(config, lockDataDirectory);
    this.closers.push(release);
    try {
      const postgres = await EmbeddedPostgres.start({ dataDir: config.dataDir, onProgress: this.progress });
      this.closers.push(() => postgres.stop());
      return postgres.url;
    } catch (error) {
      throw new StartError(`DATA_DIR: in ${resolve(config.dataDir)} ${messageOf(error)}`, { cause: error });
    }
  }

  private async inDataDir<T>({ dataDir }: Config, work: (directory: string) => Promise<T>): Promise<T> {
    const directory = resolve(dataDir);
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      return await work(directory);
    } catch (error) {
      const reason = error instanceof DataDirectoryInUse ? error.message : `cannot be used: ${messageOf(error)}`;
      throw new StartError(`DATA_DIR: ${directory} ${reason}`, { cause: error });
    }
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}

/** An unhandled rejection is a bug to fix, but not a reason to end the conversations of all users. */
function logUnhandledRejections(): void {
  const logger = new Logger('Process');
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'Unhandled rejection'));
}
