/** A Starling of this process on a database of its own, whose clock can be set. Needs the build in `dist`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PracticeClock } from './practice-clock.ts';
import { startProvider } from './provider.ts';

type Postgres = typeof import('../../server/start/embedded-postgres/embedded-postgres.ts');
type Lock = typeof import('../../server/start/embedded-postgres/data-lock.ts');
type Secret = typeof import('../../server/start/secret.ts');
type Migrate = typeof import('../../server/platform/database/migrate.ts');
type Settings = typeof import('../../server/platform/config/config.ts');
type JsonLogs = typeof import('../../server/platform/logging/json-logger.ts');
type DatabaseClocks = typeof import('../../server/platform/database/database-clock.ts');
type Activity = typeof import('../../server/access/actor-activity.ts');
type App = typeof import('../../server/start/create-app.ts');

const ROOT = join(import.meta.dirname, '../..');
/** The days of the demo pass in seconds, so a sign-in must outlast them. */
const TOKEN_SECONDS = 40 * 86_400;

const built = <Module>(file: string) => import(pathToFileURL(join(ROOT, 'dist', file)).href) as Promise<Module>;

export interface PracticeInstance {
  url: string;
  clock: PracticeClock;
  /** Stops the service, gives the database its own clock back and stops Postgres. */
  stop(): Promise<void>;
}

export async function startPracticeInstance(
  dataDir: string,
  port: number,
  say: (step: string) => void,
): Promise<PracticeInstance> {
  await import('reflect-metadata');
  const { EmbeddedPostgres } = await built<Postgres>('server/start/embedded-postgres/embedded-postgres.js');
  const { lockDataDirectory } = await built<Lock>('server/start/embedded-postgres/data-lock.js');
  const { readOrCreateSecret } = await built<Secret>('server/start/secret.js');
  const { migrate } = await built<Migrate>('server/platform/database/migrate.js');
  const { readConfig } = await built<Settings>('server/platform/config/config.js');
  const { JsonLogger } = await built<JsonLogs>('server/platform/logging/json-logger.js');
  const { DatabaseClock } = await built<DatabaseClocks>('server/platform/database/database-clock.js');
  const { ActorActivity } = await built<Activity>('server/access/actor-activity.js');
  const { Logger } = await import('@nestjs/common');
  const { closeApp, createApp } = await built<App>('server/start/create-app.js');

  const plain = {
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ACCESS_TOKEN_TTL: String(TOKEN_SECONDS),
  };
  Logger.overrideLogger(new JsonLogger(readConfig(plain)));
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockDataDirectory(dataDir);
  const postgres = await EmbeddedPostgres.start({ dataDir, onProgress: say });
  await migrate(postgres.url);
  const clock = await PracticeClock.install(postgres.url);
  const provider = await startProvider();
  const config = readConfig({
    ...plain,
    DATABASE_URL: postgres.url,
    // The service goes on with it when the demo is opened.
    JWT_SECRET: await readOrCreateSecret(dataDir),
    COMPANION_BASE_URL: provider.url,
  });
  const app = await createApp(config);
  await app.listen(port, '127.0.0.1');
  clock.beforeChange = () => app.get(ActorActivity).flush();
  clock.onChange = () => app.get(DatabaseClock).onModuleInit();
  return {
    url: `http://127.0.0.1:${port}`,
    clock,
    async stop() {
      await closeApp(app);
      provider.close();
      await clock.remove();
      await postgres.stop();
      await release();
    },
  };
}
