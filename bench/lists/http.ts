import { Agent, get } from 'node:http';
import { quantile } from '../workloads/readers.ts';

const CONNECTIONS = 24;
const WARM_REQUESTS = 3_000;

/** A server that returns the list of 20. */
export interface ListServer {
  url: string;
  headers: Record<string, string>;
  /** CPU time of its process so far, user and system. */
  cpuSeconds(): number;
}

export interface HttpFigures {
  requestsPerSecond: number;
  requestsPerCpuSecond: number;
  p50: number;
  p99: number;
}

/** The servers take turns; the medians of the rounds. Every answer has to hold twenty rows and the total. */
export async function measureHttp(
  servers: Record<string, ListServer>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<string, HttpFigures>> {
  const measured: Record<string, HttpFigures[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      measured[name] ??= [];
      measured[name].push(await askForAWhile(server, seconds));
    }
  }
  return Object.fromEntries(Object.entries(measured).map(([name, figures]) => [name, medians(figures)]));
}

/** 24 connections that each send the next request after an answer. */
async function askForAWhile(server: ListServer, seconds: number): Promise<HttpFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await together(WARM_REQUESTS / CONNECTIONS, () => ask(server, agent));
  const durations: number[] = [];
  const cpu = server.cpuSeconds();
  const started = performance.now();
  const end = started + seconds * 1_000;
  await together(Number.POSITIVE_INFINITY, async () => {
    const before = performance.now();
    if (before >= end) return true;
    await ask(server, agent);
    durations.push(performance.now() - before);
  });
  const elapsed = (performance.now() - started) / 1_000;
  agent.destroy();
  return {
    requestsPerSecond: durations.length / elapsed,
    requestsPerCpuSecond: durations.length / (server.cpuSeconds() - cpu),
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
  };
}

/** Runs `work` on every connection, `times` times or until it reports that it is done. */
async function together(times: number, work: () => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let time = 0; time < times; time += 1) if (await work()) return;
    }),
  );
}

function ask({ url, headers }: ListServer, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200 || !response.headers['x-total-count']) {
        reject(new Error(`The list answered ${response.statusCode}`));
      }
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}

function medians(figures: HttpFigures[]): HttpFigures {
  const names = ['requestsPerSecond', 'requestsPerCpuSecond', 'p50', 'p99'] as const;
  const pairs = names.map((name) => [
    name,
    quantile(
      figures.map((round) => round[name]),
      0.5,
    ),
  ]);
  return Object.fromEntries(pairs) as Record<(typeof names)[number], number>;
}
