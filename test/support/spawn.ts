import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { NODE_FLAGS } from './node-flags.js';
import { BUILD, compileCache, given, type Settings, TEST_SETTINGS } from './settings.js';
import { until } from './wait.js';

export interface SpawnedStarling {
  /** Known once it is ready. */
  url: string;
  wsUrl: string;
  pid: number;
  /** True once the process has exited and all its output has been read. */
  readonly hasEnded: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** Sends a signal to this process, or to all that it has started as well. */
  signal(signal: NodeJS.Signals): void;
  /** Sends `SIGKILL` and resolves when the process has exited. */
  kill(): Promise<void>;
  /** Resolves when the process has ended by itself or by a signal. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** `SIGTERM`; resolves with the exit code. */
  stop(): Promise<number | null>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * The service as a process of its own, from compiled sources. Only `settings` and `TEST_SETTINGS` reach it; without
 * `DATABASE_URL` it brings its own Postgres, so give it a `DATA_DIR`.
 */
export async function spawnStarling(settings: Settings): Promise<SpawnedStarling> {
  return untilReady(await launchStarling(settings));
}

/** @returns the same, once it says that it is ready. */
export async function untilReady(starling: SpawnedStarling): Promise<SpawnedStarling> {
  const find = () => /Starling is ready at (\S+)/.exec(starling.stdout)?.[1] ?? '';
  await until(() => find() || starling.hasEnded, { what: 'Starling to be ready', timeoutMs: 60_000 });
  starling.url = find();
  if (!starling.url) throw new Error(`Starling ended at its start: ${starling.stderr}`);
  starling.wsUrl = `${starling.url.replace(/^http/, 'ws')}/api/v1/conversations/ws`;
  return starling;
}

/** Starts the process without waiting, for starts that should fail. */
export async function launchStarling(settings: Settings): Promise<SpawnedStarling> {
  const variables = { ...TEST_SETTINGS, LOG_LEVEL: 'info', PORT: '0', ...settings };
  const child = spawn(process.execPath, [...NODE_FLAGS, join(given(BUILD), 'server/main.js')], {
    env: { PATH: process.env.PATH, ...compileCache(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((settle) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      settle({ code, signal });
    });
  });
  return {
    url: '',
    wsUrl: '',
    pid: child.pid!,
    get hasEnded() {
      return !running.has(child);
    },
    get stdout() {
      return stdout;
    },
    get stderr() {
      return stderr;
    },
    signal: (signal) => {
      child.kill(signal);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
    async stop() {
      child.kill('SIGTERM');
      return (await ended).code;
    },
  };
}
