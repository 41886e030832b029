import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server under measurement: one process, on the services of the run. */
export interface Target {
  readonly name: string;
  readonly url: string;
  /** Opens one reader of a conversation; resolves when it stands. */
  readerUrl(conversationId: string): string;
  /** Conversations to read, one per index. */
  conversation(index: number): Promise<string>;
  /** The Redis channel of a conversation that somebody reads. */
  channel(conversationId: string): Promise<string>;
  /** Chunk number `n` of a conversation, as this system publishes it. */
  chunk(conversationId: string, n: number): string;
  /** What a client sends to ask. */
  ask(conversationId: string, n: number): string;
  /** CPU seconds of the process so far, user and system. */
  cpuSeconds(): number;
  /** Resident memory in bytes. */
  residentBytes(): number;
  stop(): Promise<void>;
}

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process, by `/proc` (Linux). */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export function residentBytesOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
}

/** Starts a Node program and resolves with the address that it prints as `ready URL`. */
export async function startProgram(
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<{ child: ChildProcess; url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = ready.exec(output);
      if (found) resolve(found[1]!);
    });
    child.once('exit', (code) => reject(new Error(`The target ended with ${code}: ${output}`)));
  });
  return {
    child,
    url,
    async stop() {
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(timer);
    },
  };
}
