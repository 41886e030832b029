import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freePort } from '../../server/start/embedded-postgres/embedded-postgres.js';
import { type AiProviderDouble, startAiProvider } from '../doubles/ai-provider.js';
import { Cluster } from '../faults/harness/cluster.js';
import { FaultNode, type NodeProgram } from '../faults/harness/fault-node.js';
import type { SpawnedStarling } from '../support/spawn.js';
import { until } from '../support/wait.js';
import { Container } from './container.js';

const run = promisify(execFile);

const PROJECT = 'starling-compose-test';
const NODES = ['node-1', 'node-2', 'node-3'];
const POSTGRES_PASSWORD = 'a-password-that-only-tests-know';
const READY_WITHIN_MS = 120_000;

interface Ports {
  door: number;
  postgres: number;
  redis: number;
  nodes: number[];
}

/** The stack of docker-compose.yml, built and brought up as anybody would, with a provider that plays scripts. */
export class ComposeStack {
  readonly nodes: readonly Container[];
  private readonly redis = container('redis');

  private constructor(
    private readonly provider: AiProviderDouble,
    private readonly ports: Ports,
    private readonly environment: NodeJS.ProcessEnv,
  ) {
    this.nodes = NODES.map(container);
  }

  /** Resolves when the door serves and every node is healthy. */
  static async up(): Promise<ComposeStack> {
    // Containers reach this machine by another address than its own loopback.
    const provider = await startAiProvider('0.0.0.0');
    const [door, postgres, redis, ...nodes] = (await freePorts(3 + NODES.length)) as [number, number, number];
    const stack = new ComposeStack(
      provider,
      { door, postgres, redis, nodes },
      {
        ...process.env,
        NODE_ENV: 'test',
        JWT_SECRET: 'a signing secret that only tests know',
        POSTGRES_PASSWORD,
        DOOR_PORT: String(door),
        POSTGRES_PORT: String(postgres),
        REDIS_PORT: String(redis),
        ...Object.fromEntries(nodes.map((port, index) => [`NODE_${index + 1}_PORT`, String(port)])),
        PUBLIC_URL: `http://127.0.0.1:${door}`,
        COMPANION_BASE_URL: `http://provider:${provider.port}/v1`,
        COMPANION_API_KEY: 'a key',
        COMPANION_MODEL: 'a model',
      },
    );
    try {
      await stack.compose('down', '--volumes', '--remove-orphans');
      // A node that a busy machine lets wait too long for its database ends, and is started again by the engine; `up` has
      // given up by then.
      await stack.compose('build');
      await until(() => stack.compose('up', '--detach').then(() => true), { what: 'the stack', timeoutMs: 300_000 });
      await until(async () => (await fetch(`${stack.doorUrl}/health/ready`)).ok, {
        what: 'the door to serve',
        timeoutMs: READY_WITHIN_MS,
      });
    } catch (error) {
      await stack.down();
      throw error;
    }
    return stack;
  }

  get doorUrl(): string {
    return `http://127.0.0.1:${this.ports.door}`;
  }

  /** The three nodes, each by a way of its own. */
  async cluster(): Promise<Cluster> {
    const nodes = this.nodes.map((node, index) => {
      const port = this.ports.nodes[index]!;
      return new FaultNode(NODES[index]!, port, programOf(node, port));
    });
    await Promise.all(nodes.map((node) => node.start()));
    return this.clusterOf(nodes);
  }

  /** Three addresses, all of which lead through the door; callers cannot know which node is behind it. */
  async clusterBehindDoor(): Promise<Cluster> {
    const doors = NODES.map((_, index) => {
      const door = new FaultNode(`door-${index + 1}`, this.ports.door, NEVER_STARTED);
      door.state = 'serving';
      return door;
    });
    return this.clusterOf(doors);
  }

  async down(): Promise<void> {
    await this.compose('down', '--volumes', '--remove-orphans');
    await this.provider.close();
  }

  private clusterOf(nodes: FaultNode[]): Cluster {
    const { redis } = this;
    const redisUrl = `redis://127.0.0.1:${this.ports.redis}`;
    const databaseUrl = `postgres://starling:${POSTGRES_PASSWORD}@127.0.0.1:${this.ports.postgres}/starling`;
    const nothing = async () => undefined;
    return new Cluster(
      nodes,
      { url: redisUrl, begin: () => redis.start(), end: () => redis.kill(), stop: nothing },
      this.provider,
      { url: databaseUrl, drop: nothing },
    );
  }

  private async compose(...command: string[]): Promise<void> {
    const files = ['docker-compose.yml', 'test/compose/override.yml'].flatMap((file) => ['--file', file]);
    await run('docker', ['compose', '--project-name', PROJECT, ...files, ...command], {
      env: this.environment,
      maxBuffer: 64 * 1024 * 1024,
    });
  }
}

const container = (service: string) => new Container(`${PROJECT}-${service}-1`);

const NEVER_STARTED: NodeProgram = {
  launch: () => Promise.reject(new Error('The door is not started alone')),
  untilReady: async () => undefined,
};

/** A node of the stack, as the cases know a process. */
function programOf(node: Container, port: number): NodeProgram {
  const url = `http://127.0.0.1:${port}`;
  const launch = async (): Promise<SpawnedStarling> => {
    await node.start();
    let hasEnded = false;
    const ended = node.ended().then((code) => {
      hasEnded = true;
      return { code, signal: null };
    });
    return {
      url,
      wsUrl: `${url.replace(/^http/, 'ws')}/api/v1/conversations/ws`,
      pid: await node.pid(),
      stdout: '',
      get stderr() {
        return node.stderr;
      },
      signal: (signal) => void node.signal(signal),
      kill: () => node.kill(),
      get hasEnded() {
        return hasEnded;
      },
      ended,
      stop: () => node.stop(),
    };
  };
  return {
    launch,
    async untilReady() {
      await until(async () => (await fetch(`${url}/health/ready`)).ok, {
        what: `${node.name} to be ready`,
        timeoutMs: READY_WITHIN_MS,
      });
    },
  };
}

/** So many, none of them twice. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
