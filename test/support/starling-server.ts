import { randomBytes } from 'node:crypto';
import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { readConfig } from '../../server/platform/config/config.js';
import { closeApp, createApp } from '../../server/start/create-app.js';
import { databaseUrl, execute } from './database.js';
import {
  ADMIN_DATABASE_URL,
  DATABASES,
  given,
  type Settings,
  TEMPLATE_DATABASE,
  TEST_SETTINGS,
  testDataDir,
  testRedisUrl,
} from './settings.js';
import { testPort } from './test-port.js';

export { execute };

export interface StarlingNode {
  /** `http://127.0.0.1:PORT` */
  url: string;
  wsUrl: string;
  /** Also finds a service by a class of the test's own module registry, or by the name of the class. */
  app: NestExpressApplication;
  /** Drains and closes this node alone. Safe to call twice. */
  stop(): Promise<void>;
}

export interface TestStarling extends StarlingNode {
  /** The database of this Starling alone. */
  databaseUrl: string;
  /** One more node on the same database and bus. */
  startNode(settings?: Settings): Promise<StarlingNode>;
  /** Runs one statement on the database, without the service. */
  sql<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Stops every node and drops the database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Where a built web client is; without it only the API is served. */
  clientDir?: string;
}

const NO_CLIENT = '/nonexistent';

/** A migrated, empty database of its own. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = given(ADMIN_DATABASE_URL);
  const name = `${given(DATABASES)}_${randomBytes(6).toString('hex')}`;
  await execute(admin, `CREATE DATABASE ${name} TEMPLATE ${given(TEMPLATE_DATABASE)} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(admin, name),
    drop: async () => {
      await execute(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Runs statements on a database, without the service. */
export function openDatabase(url: string): Pick<TestStarling, 'sql'> & { end(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000, allowExitOnIdle: true });
  // A test may cut every connection of the database.
  pool.on('error', () => undefined);
  return {
    sql: async <Row>(statement: string, values?: unknown[]) => (await pool.query(statement, values)).rows as Row[],
    async end() {
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * The real application, in this process, on a database of its own and on the run's Redis. `settings` override
 * `TEST_SETTINGS`; an `undefined` one is left out. Stop it in `afterAll`.
 */
export async function startStarling(settings: Settings = {}, options: StartOptions = {}): Promise<TestStarling> {
  const database = await createTestDatabase();
  const statements = openDatabase(database.url);
  const nodes: StarlingNode[] = [];
  const startOne = async (more: Settings) => {
    const node = await startNode({ DATABASE_URL: database.url, ...settings, ...more }, options);
    nodes.push(node);
    return node;
  };
  try {
    const first = await startOne({});
    return {
      ...first,
      databaseUrl: database.url,
      startNode: (more = {}) => startOne(more),
      sql: statements.sql,
      async stop() {
        await Promise.all(nodes.map((node) => node.stop()));
        await statements.end();
        await database.drop();
      },
    };
  } catch (error) {
    await statements.end();
    await database.drop();
    throw error;
  }
}

/** One node in this process; `settings` have to name a database. */
export async function startNode(settings: Settings, options: StartOptions = {}): Promise<StarlingNode> {
  const variables: Settings = { ...TEST_SETTINGS, REDIS_URL: testRedisUrl(), DATA_DIR: testDataDir(), ...settings };
  const host = variables.HOST ?? '127.0.0.1';
  const port = variables.PORT ? Number(variables.PORT) : await testPort(host);
  const config = readConfig({ ...variables, HOST: host, PORT: String(port) });
  const app = await createApp(config, { clientDir: options.clientDir ?? NO_CLIENT });
  await app.listen(port, host);
  let stopping: Promise<void> | undefined;
  return {
    url: `http://${host}:${port}`,
    wsUrl: `ws://${host}:${port}/api/v1/conversations/ws`,
    app: findByClassName(app),
    stop() {
      stopping ??= closeApp(app);
      return stopping;
    },
  };
}

/** A test has other copies of the classes than the application, which runs outside of Jest. */
function findByClassName(app: NestExpressApplication): NestExpressApplication {
  const tokens = new Map<unknown, unknown>();
  for (const { providers } of app.get(ModulesContainer).values()) {
    for (const token of providers.keys()) if (typeof token === 'function') tokens.set(token.name, token);
  }
  const get = (token: unknown) => {
    const name = typeof token === 'function' ? token.name : token;
    return app.get((tokens.get(name) ?? token) as string, { strict: false });
  };
  return new Proxy(app, { get: (target, name) => (name === 'get' ? get : Reflect.get(target, name)) });
}
