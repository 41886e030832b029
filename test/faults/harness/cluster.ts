import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedPostgres } from '../../../server/start/embedded-postgres/embedded-postgres.js';
import { type AiProviderDouble, startAiProvider } from '../../doubles/ai-provider.js';
import { type RedisServer, startRedisServer } from '../../support/redis-server.js';
import { createTestDatabase, execute, type Settings } from '../../support/starling.js';
import { FaultNode } from './fault-node.js';
import { crashPostgres } from './postgres-crash.js';
import { Recorder } from './recorder.js';

export interface ClusterOptions {
  nodes?: number;
  /** Settings for every node, and for single nodes by their number. */
  settings?: Settings;
  settingsOf?: (index: number) => Settings;
  /** `own`: a Postgres of its own, which `crashPostgres` may end; `empty`: without the schema. */
  database?: 'migrated' | 'own' | 'empty';
  /** The case starts the nodes itself. */
  isStartedLater?: boolean;
  /** No proxies: the nodes do not depend on how busy the process of the case is. */
  isDirect?: boolean;
}

export interface Database {
  url: string;
  drop(): Promise<void>;
}

/** Makes a node load a test module before anything else. */
export const preloading = (path: string): Settings => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(process.cwd(), path)).href}`,
});

/** Nodes with their own Postgres and Redis, a scripted provider, and a record of all events. */
export class Cluster {
  readonly recorder = new Recorder();
  private turn = 0;

  constructor(
    readonly nodes: readonly FaultNode[],
    readonly redis: Pick<RedisServer, 'url' | 'begin' | 'end' | 'stop'>,
    readonly provider: AiProviderDouble,
    private readonly database: Database,
  ) {}

  static async start(options: ClusterOptions = {}): Promise<Cluster> {
    const [redis, provider, database] = await Promise.all([
      startRedisServer(),
      startAiProvider(),
      openDatabase(options.database),
    ]);
    provider.keptRequests = 0;
    const nodes = await Promise.all(
      Array.from({ length: options.nodes ?? 3 }, (_, index) =>
        FaultNode.create(
          `N${index + 1}`,
          {
            COMPANION_BASE_URL: provider.url,
            COMPANION_API_KEY: 'a key',
            COMPANION_MODEL: 'a model',
            // No account waits, because the cases do not test the waitlist.
            WAITLIST_ENABLED: 'false',
            // A case may run longer than the default token lifetime.
            ACCESS_TOKEN_TTL: '86400',
            ...options.settings,
            ...options.settingsOf?.(index),
            DATABASE_URL: database.url,
            REDIS_URL: redis.url,
          },
          options.isDirect,
        ),
      ),
    );
    const cluster = new Cluster(nodes, redis, provider, database);
    if (!options.isStartedLater) await Promise.all(nodes.map((node) => node.start()));
    return cluster;
  }

  get serving(): FaultNode[] {
    return this.nodes.filter((node) => node.state === 'serving');
  }

  /** Routes a client as a load balancer does: to `home` while it serves, otherwise to the other nodes in turn. */
  route(home?: FaultNode): FaultNode | null {
    if (home?.state === 'serving') return home;
    const { serving } = this;
    this.turn += 1;
    return serving[this.turn % serving.length] ?? null;
  }

  /** Runs a statement on the database, without the nodes and their proxies. */
  async sql<Row = Record<string, unknown>>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return (await execute(this.database.url, statement, values)).rows as Row[];
  }

  /** The node that holds the lease on the reply of a conversation. */
  async writerOf(conversationId: string): Promise<FaultNode | null> {
    const [row] = await this.sql<{ owner: string }>(
      `SELECT lease_owner AS owner FROM replies WHERE conversation_id = $1 AND state = 'running'`,
      [conversationId],
    );
    return this.nodes.find((node) => node.name === row?.owner) ?? null;
  }

  /** The highest number of database connections of one node. */
  async connectionsOfNodes(): Promise<number> {
    const rows = await this.sql<{ connections: number }>(
      `SELECT count(*)::int AS connections FROM pg_stat_activity
        WHERE datname = current_database() AND application_name LIKE 'starling%' GROUP BY application_name`,
    );
    return Math.max(0, ...rows.map(({ connections }) => connections));
  }

  /** Crashes Postgres (`restart -m immediate`) and restarts it after `whileAway`. */
  async crashPostgres(whileAway: () => Promise<void>): Promise<void> {
    if (!(this.database instanceof OwnDatabase)) throw new Error('This Postgres is shared');
    await this.database.crash();
    await whileAway();
    const url = await this.database.begin();
    for (const node of this.nodes) node.postgres.retarget(url);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.remove()));
    await Promise.all([this.redis.stop(), this.provider.close(), this.database.drop()]);
  }
}

async function openDatabase(kind: ClusterOptions['database']): Promise<Database> {
  if (kind === 'own') return OwnDatabase.start();
  const database = await createTestDatabase();
  if (kind === 'empty') {
    const { rows } = await execute(
      database.url,
      `SELECT nspname AS schema FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'`,
    );
    for (const { schema } of rows) await execute(database.url, `DROP SCHEMA "${schema}" CASCADE`);
    await execute(database.url, 'CREATE SCHEMA public');
  }
  return database;
}

/** An embedded Postgres with all durability settings on, so that it recovers from a crash. */
class OwnDatabase implements Database {
  private constructor(
    private readonly dataDir: string,
    private postgres: EmbeddedPostgres,
  ) {}

  static async start(): Promise<OwnDatabase> {
    const dataDir = await mkdtemp(join(tmpdir(), 'starling-faults-'));
    return new OwnDatabase(dataDir, await EmbeddedPostgres.start({ dataDir }));
  }

  get url(): string {
    return this.postgres.url;
  }

  async crash(): Promise<void> {
    await crashPostgres(this.url);
  }

  async begin(): Promise<string> {
    this.postgres = await EmbeddedPostgres.start({ dataDir: this.dataDir });
    return this.url;
  }

  async drop(): Promise<void> {
    await this.postgres.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
