import { freePort } from '../../../server/start/embedded-postgres/embedded-postgres.js';
import { launchStarling, type SpawnedStarling, untilReady } from '../../support/spawn.js';
import type { Settings } from '../../support/starling.js';
import { TcpProxy } from '../../support/tcp-proxy.js';

export type NodeState = 'down' | 'starting' | 'serving' | 'draining';

/** How to start the process of a node. */
export interface NodeProgram {
  launch(): Promise<SpawnedStarling>;
  untilReady(starling: SpawnedStarling): Promise<unknown>;
}

/** The proxies between a node and its services. */
interface Proxies {
  postgres: TcpProxy;
  redis: TcpProxy;
}

/** A node in its own process. It may reach Postgres and Redis through its own proxies. */
export class FaultNode {
  state: NodeState = 'down';
  /** When the process was started, by the clock of the test. */
  startedAt = 0;
  private process: SpawnedStarling | null = null;

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly program: NodeProgram,
    private readonly proxies: Proxies | null = null,
  ) {}

  /** `isDirect`: without proxies. */
  static async create(
    name: string,
    settings: Settings & { DATABASE_URL: string; REDIS_URL: string },
    isDirect = false,
  ): Promise<FaultNode> {
    const proxies = isDirect ? null : await openProxies(settings);
    const port = await freePort();
    const complete = {
      LOG_LEVEL: 'warn',
      COMPANION_TITLES: 'off',
      ...settings,
      NODE_ID: name,
      PORT: String(port),
      ...(proxies && {
        DATABASE_URL: proxies.postgres.through(settings.DATABASE_URL),
        REDIS_URL: proxies.redis.through(settings.REDIS_URL),
      }),
    };
    const program = { launch: () => launchStarling(complete), untilReady };
    return new FaultNode(name, port, program, proxies);
  }

  get postgres(): TcpProxy {
    return this.through.postgres;
  }

  get redis(): TcpProxy {
    return this.through.redis;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.running.pid;
  }

  get stderr(): string {
    return this.process?.stderr ?? '';
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    await this.launch();
    await this.program.untilReady(this.running);
    this.state = 'serving';
  }

  /** Starts the process without waiting until it is ready. */
  async launch(): Promise<void> {
    this.state = 'starting';
    this.process = await this.program.launch();
    this.startedAt = Date.now();
  }

  /** `SIGKILL`, at once. */
  async kill(): Promise<void> {
    this.state = 'down';
    await this.running.kill();
  }

  /** `SIGTERM`; the exit code. */
  async drain(): Promise<number | null> {
    this.state = 'draining';
    const code = await this.running.stop();
    this.state = 'down';
    return code;
  }

  /** Whether the process has exited. */
  get hasEnded(): boolean {
    return this.running.hasEnded;
  }

  /** The answer to `path` and its duration. `status` is 0 if no answer arrives in time. */
  async probe(path: string, token?: string, timeoutMs = 15_000): Promise<Probe> {
    const startedAt = performance.now();
    try {
      const response = await fetch(this.url + path, {
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, text, headers: response.headers, ms: performance.now() - startedAt };
    } catch (error) {
      return { status: 0, text: String(error), headers: new Headers(), ms: performance.now() - startedAt };
    }
  }

  async remove(): Promise<void> {
    if (this.process && this.state !== 'down') await this.kill();
    await Promise.all([this.proxies?.postgres.stop(), this.proxies?.redis.stop()]);
  }

  private get through(): Proxies {
    if (!this.proxies) throw new Error(`${this.name} has no proxies`);
    return this.proxies;
  }

  private get running(): SpawnedStarling {
    if (!this.process) throw new Error(`${this.name} was never started`);
    return this.process;
  }
}

export interface Probe {
  status: number;
  text: string;
  headers: Headers;
  ms: number;
}

async function openProxies(urls: { DATABASE_URL: string; REDIS_URL: string }): Promise<Proxies> {
  const [postgres, redis] = await Promise.all([TcpProxy.start(urls.DATABASE_URL), TcpProxy.start(urls.REDIS_URL)]);
  return { postgres, redis };
}
