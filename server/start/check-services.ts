import pg from 'pg';
import { openRedis } from '../bus/redis.js';
import { StartError } from '../platform/errors/start-error.js';

const PATIENCE_MS = 5_000;
const POSTGRES_MINIMUM = 15;
const REDIS_MINIMUM = 7;

/** @throws StartError if the database does not answer, refuses the connection or is too old. */
export async function checkPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
    version = Math.floor(Number(rows[0]!.version) / 10_000);
  } catch (error) {
    throw new StartError(`DATABASE_URL: Postgres at ${hostOf(url)} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    // The version is known or the error is thrown; closing cannot change either.
    await client.end().catch(() => undefined);
  }
  if (version < POSTGRES_MINIMUM) {
    throw new StartError(`DATABASE_URL: got Postgres ${version}, takes ${POSTGRES_MINIMUM} or newer`);
  }
}

/** @throws StartError if Redis does not answer, refuses the connection or is too old. */
export async function checkRedis(url: string, isCluster: boolean): Promise<void> {
  const client = openRedis(url, isCluster, { retryStrategy: () => null, lazyConnect: true });
  let lastError: unknown;
  client.on('error', (error) => {
    lastError = error;
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const timeout = new Promise<never>((_settle, fail) => {
      timer = setTimeout(() => fail(lastError ?? new Error('it does not answer')), PATIENCE_MS);
    });
    const answer = await Promise.race([client.info('server'), timeout]);
    const version = Number(/redis_version:(\d+)/.exec(answer)?.[1] ?? REDIS_MINIMUM);
    if (version < REDIS_MINIMUM)
      throw new Error(`it is version ${version}; version ${REDIS_MINIMUM} or newer is needed`);
  } catch (error) {
    const cause = lastError ?? error;
    throw new StartError(`REDIS_URL: Redis at ${hostOf(url)} cannot be used: ${reasonOf(cause)}`, { cause });
  } finally {
    clearTimeout(timer);
    client.disconnect();
  }
}

/** Host and port, without the credentials. */
function hostOf(url: string): string {
  return new URL(url).host;
}

function reasonOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const text = inner instanceof Error ? inner.message || (inner as NodeJS.ErrnoException).code || '' : String(inner);
  return text.split('\n')[0]!;
}
