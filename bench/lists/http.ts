import { Agent, get } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { cpuSecondsOf, startProgram } from '../targets/target.ts';
import { quantile } from '../workloads/readers.ts';

const PASSWORD = 'Kites-over-7-hills!';
const CONNECTIONS = 24;

export interface Service {
  url: string;
  cpuSeconds(): number;
  /** Signs an account of the data in. */
  tokenOf(userId: string): Promise<string>;
  stop(): Promise<void>;
}

/** One node as it ships, its rate limits aside. */
export async function startService(build: string, databaseUrl: string, redisUrl: string): Promise<Service> {
  const { child, url, stop } = await startProgram(
    ['--enable-source-maps', join(build, 'server/main.js')],
    {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      JWT_SECRET: 'a signing secret that only the bench knows',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      PORT: '0',
    },
    /Starling is ready at (\S+)/,
  );
  const pid = child.pid!;
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { data: { access_token: string; user: { id: string } } };
  };
  const { data: model } = await post('/auth/register', {
    email: `model-${Date.now()}@starling.test`,
    password: PASSWORD,
  });
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(pid),
    async tokenOf(userId) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query<{ username: string }>(
        `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = $2) WHERE id = $1 RETURNING username`,
        [userId, model.user.id],
      );
      await client.end();
      return (await post('/auth/login', { username: rows[0]!.username, password: PASSWORD })).data.access_token;
    },
    stop,
  };
}

/** The list of 20 over REST, by 24 connections that each ask again as soon as they are answered. */
export async function measureHttp(service: Service, token: string, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const request = get(
        `${service.url}/api/v1/conversations?limit=20`,
        { agent, headers: { authorization: `Bearer ${token}` } },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`The list answered ${response.statusCode}`));
          response.resume().once('end', resolve);
        },
      );
      request.once('error', reject);
    });
  for (let warm = 0; warm < 500; warm += 1) await ask();
  const durations: number[] = [];
  const cpu = service.cpuSeconds();
  const started = performance.now();
  const end = started + seconds * 1_000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let before = performance.now(); before < end; before = performance.now()) {
        await ask();
        durations.push(performance.now() - before);
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1_000;
  agent.destroy();
  return {
    requestsPerSecond: durations.length / elapsed,
    requestsPerCpuSecond: durations.length / (service.cpuSeconds() - cpu),
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
  };
}
