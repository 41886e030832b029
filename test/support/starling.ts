import { randomBytes } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { closeApp, createApp } from '../../server/create-app.js';
import { readConfig } from '../../server/platform/config/config.js';
import { freePort } from '../../server/platform/embedded-postgres/embedded-postgres.js';
import { ADMIN_DATABASE_URL, databaseUrl, execute, REDIS_URL, TEMPLATE_DATABASE } from './services.js';

/** Settings of the service by their names in the environment. */
export type Settings = Readonly<Record<string, string | undefined>>;

export interface StarlingNode {
  /** `http://127.0.0.1:PORT` */
  url: string;
  wsUrl: string;
  app: NestExpressApplication;
  /** Drains and closes this node alone. Safe to call twice. */
  stop(): Promise<void>;
}

export interface TestStarling extends StarlingNode {
  /** The database of this Starling alone. */
  databaseUrl: string;
  /** One more node on the same database and bus. */
  startNode(settings?: Settings): Promise<StarlingNode>;
  /** One statement on the database, past the service. */
  sql<Row = Record<string, unknown>>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Stops every node and drops the database. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Where a built web client is; without it only the API is served. */
  clientDir?: string;
}

const NO_CLIENT = '/nonexistent';

/** What tests set unless they say otherwise. Nothing comes from the environment of the run. */
export const TEST_SETTINGS: Settings = {
  JWT_SECRET: 'a signing secret that only tests know',
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
  ADMIN_EMAILS: 'admin@starling.test',
  MODERATOR_EMAILS: 'moderator@starling.test',
  RATE_LIMITS: 'off',
};

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: this test belongs into the integration project`);
  return value;
}

/** The address of the run's Redis. */
export const testRedisUrl = (): string => given(REDIS_URL);

/** A migrated, empty database of its own. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = given(ADMIN_DATABASE_URL);
  const name = `starling_test_${randomBytes(6).toString('hex')}`;
  await execute(admin, `CREATE DATABASE ${name} TEMPLATE ${given(TEMPLATE_DATABASE)} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(admin, name),
    drop: async () => {
      await execute(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/**
 * The real application, in this process, on a database of its own and on the run's Redis. `settings` override
 * `TEST_SETTINGS`; an `undefined` one is left out. Stop it in `afterAll`.
 */
export async function startStarling(settings: Settings = {}, options: StartOptions = {}): Promise<TestStarling> {
  const database = await createTestDatabase();
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
      sql: async <Row>(statement: string, values?: unknown[]) =>
        (await execute(database.url, statement, values)).rows as Row[],
      async stop() {
        await Promise.all(nodes.map((node) => node.stop()));
        await database.drop();
      },
    };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/** One node in this process; `settings` have to name a database. */
export async function startNode(settings: Settings, options: StartOptions = {}): Promise<StarlingNode> {
  const variables: Settings = { ...TEST_SETTINGS, REDIS_URL: testRedisUrl(), ...settings };
  const host = variables.HOST ?? '127.0.0.1';
  const port = variables.PORT ? Number(variables.PORT) : await freePort();
  const config = readConfig({ ...variables, HOST: host, PORT: String(port) });
  const app = await createApp(config, { clientDir: options.clientDir ?? NO_CLIENT });
  await app.listen(port, host);
  let stopping: Promise<void> | undefined;
  return {
    url: `http://${host}:${port}`,
    wsUrl: `ws://${host}:${port}/api/v1/conversations/ws`,
    app,
    stop() {
      stopping ??= closeApp(app);
      return stopping;
    },
  };
}
