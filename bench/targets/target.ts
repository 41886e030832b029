import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader says to come in, and what it waits for each time before it goes on. */
export interface Entrance {
  path: string;
  /** `http`: an answer that goes on for ever, as server-sent events do. */
  kind: 'websocket' | 'http';
  /** A WebSocket subprotocol. */
  protocol?: string;
  /** After the connection stands. `until`: part of what is heard; the last step may wait for nothing. */
  steps: { send?: string; until?: string }[];
}

/** A server under measurement, in a process of its own. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  newConversation(): Promise<string>;
  entrance(conversationId: string): Entrance;
  /**
   * Call it once somebody reads the conversation.
   * @returns what publishes chunk number `n` on it, the way a writing node of this system does.
   */
  feed(conversationId: string): Promise<(n: number) => void>;
  stop(): Promise<void>;
}

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process, user and system, by `/proc` (Linux). */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
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
 * Starts a Node program and resolves with the address that it prints as the group of `ready`. `core`: the one that it has to
 * itself, where the machine can do that.
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
  // Whatever ends the run also ends what it has started.
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

/** A server of `bench/targets`, which collects its garbage on `SIGUSR2` and prints `ready URL`. */
export function startServer(file: string, env: Record<string, string>, core: number | null): Promise<Program> {
  const args = ['--experimental-strip-types', '--no-warnings', ...COLLECTING, join(import.meta.dirname, file)];
  return startProgram(args, env, /ready (\S+)/, core);
}

/** Flags of a program that collects its garbage when it is told to. */
export const COLLECTING = ['--import', join(import.meta.dirname, '../../test/support/collect-on-signal.mjs')];
