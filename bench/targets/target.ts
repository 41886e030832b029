import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The steps with which a reader connects, and the text that it waits for after each. */
export interface Entrance {
  path: string;
  /** `http`: an endless answer, as with server-sent events. */
  kind: 'websocket' | 'http';
  /** A WebSocket subprotocol. */
  protocol?: string;
  /** Sent after the connection opens. `until`: text to wait for; the last step may wait for nothing. */
  steps: { send?: string; until?: string }[];
}

/** A measured server in its own process. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  newConversation(): Promise<string>;
  entrance(conversationId: string): Entrance;
  /**
   * Call it once the conversation has a reader.
   * @returns publishes chunk number `n`, as a writing node of this system does
   */
  feed(conversationId: string): Promise<(n: number) => void>;
  stop(): Promise<void>;
}

const TICKS_PER_SECOND = 100;
const QUIET_MS = 1_000;
const QUIET_EVERY_MS = 250;
const QUIET_SHARE = 0.05;

/** CPU seconds of a process, user and system, by `/proc` (Linux). */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Resolves when a process has done next to nothing for a second: what it does once after its start is over. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let quietFor = 0, before = cpuSecondsOf(pid); quietFor < QUIET_MS; ) {
    await delay(QUIET_EVERY_MS);
    const now = cpuSecondsOf(pid);
    quietFor = (now - before) * 1_000 <= QUIET_EVERY_MS * QUIET_SHARE ? quietFor + QUIET_EVERY_MS : 0;
    before = now;
  }
}

/** Resident memory in bytes. */
export function residentBytesOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
}

export interface Program {
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a Node program and resolves with the address that it prints as the group of `ready`. `core`: reserved for
 * it, if the machine can do that.
 */
export async function startProgram(
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
  core: number | null = null,
): Promise<Program> {
  const [command, ...prefix] = core === null ? [process.execPath] : ['taskset', '-c', String(core), process.execPath];
  const child = spawn(command!, [...prefix, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The server ends with the run, however the run ends.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = ready.exec(output);
      if (found) resolve(found[1]!);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The target ended with ${code}: ${output}`)));
  });
  return {
    child,
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** A server of `bench/targets`. It collects garbage on `SIGUSR2` and prints `ready URL`. */
export function startServer(file: string, env: Record<string, string>, core: number | null): Promise<Program> {
  const args = ['--experimental-strip-types', '--no-warnings', ...COLLECTING, join(import.meta.dirname, file)];
  return startProgram(args, env, /ready (\S+)/, core);
}

/** Flags of a program that collects its garbage on request. */
export const COLLECTING = ['--import', join(import.meta.dirname, '../../test/support/collect-on-signal.mjs')];
