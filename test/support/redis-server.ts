import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { freePort } from '../../server/start/embedded-postgres/embedded-postgres.js';
import { until } from './wait.js';

const run = promisify(execFile);

const MISSING =
  'Tests need a Redis: install redis-server (apt-get install redis-server, brew install redis), start Docker, or set ' +
  'DATABASE_URL and REDIS_URL';

export interface RedisServer {
  url: string;
  port: number;
  version: string;
  /** Restarts it on the same port, empty. */
  restart(): Promise<void>;
  /** Kills it. `begin` starts it again on the same port. */
  end(): Promise<void>;
  begin(): Promise<void>;
  /** `SIGSTOP`: it accepts connections and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** A local Redis on a free port: from the PATH, or unpacked into a cache folder without installation. */
export async function startRedisServer(options: { args?: readonly string[] } = {}): Promise<RedisServer> {
  const program = await findProgram();
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'starling-redis-'));
  let child: ChildProcess;
  const start = async () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(program, [...args, '--dir', directory, ...(options.args ?? [])], { stdio: 'ignore' });
    await until(() => answers(port), { what: 'redis-server to answer' });
  };
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((settle) => child.once('exit', settle));
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  // Redis ends with the tests, however they end.
  process.once('exit', () => child.kill('SIGKILL'));
  const { stdout } = await run(program, ['--version']);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    version: /v=(\S+)/.exec(stdout)?.[1] ?? 'unknown',
    async restart() {
      await end();
      await start();
    },
    end,
    begin: start,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async stop() {
      await end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const client = new Redis({ port, host: '127.0.0.1', lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

async function findProgram(): Promise<string> {
  const onPath = await run('redis-server', ['--version']).then(
    () => true,
    () => false,
  );
  if (onPath) return 'redis-server';
  const cache = join(process.cwd(), '.cache/redis');
  const program = join(cache, 'root/usr/bin/redis-server');
  if (!existsSync(program)) await fetchInto(cache);
  const libraries = await run('sh', ['-c', 'echo "$PWD"/root/usr/lib/*-linux-gnu'], { cwd: cache });
  process.env.LD_LIBRARY_PATH = [libraries.stdout.trim(), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  await run(program, ['--version']).catch((error) => {
    throw new Error(MISSING, { cause: error });
  });
  return program;
}

async function fetchInto(cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  try {
    process.stdout.write('Fetching redis-server into .cache/redis\n');
    // The names of the libraries differ between releases, so the package says which it needs.
    const { stdout } = await run('apt-cache', [
      'depends',
      '--recurse',
      '--no-recommends',
      '--no-suggests',
      '--no-conflicts',
      '--no-breaks',
      '--no-replaces',
      '--no-enhances',
      'redis-server',
    ]);
    const wanted = stdout
      .split('\n')
      .filter((line) => /^(redis-|libjemalloc|liblua5|lua-|liblzf|libatomic)/.test(line));
    await run('apt-get', ['download', ...new Set(wanted)], { cwd: cache });
    await run('sh', ['-c', 'for package in *.deb; do dpkg -x "$package" root; done'], { cwd: cache });
  } catch (error) {
    throw new Error(MISSING, { cause: error });
  }
}
