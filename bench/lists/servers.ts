import { join } from 'node:path';
import pg from 'pg';
import { NODE_FLAGS } from '../../test/support/node-flags.ts';
import { cpuSecondsOf, startProgram } from '../targets/target.ts';
import type { ListServer } from './http.ts';

/** Signs the access tokens of the measured service. */
export const SECRET = 'a signing secret that only the bench knows';
const PASSWORD = 'Kites-over-7-hills!';

export interface Service {
  url: string;
  cpuSeconds(): number;
  /** Signs in an account of the data. */
  tokenOf(userId: string): Promise<string>;
  stop(): Promise<void>;
}

/** One node with default settings, except for its rate limits. */
export async function startService(
  build: string,
  databaseUrl: string,
  redisUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const { child, url, stop } = await startProgram(
    [...NODE_FLAGS, join(build, 'server/main.js')],
    {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      JWT_SECRET: SECRET,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      PORT: '0',
      ...settings,
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

/** The list of 20 as Starling answers it: the token is checked. */
export async function listOfStarling(service: Service, userId: string): Promise<ListServer> {
  return {
    url: `${service.url}/api/v1/conversations?limit=20`,
    headers: { authorization: `Bearer ${await service.tokenOf(userId)}` },
    cpuSeconds: service.cpuSeconds,
  };
}

/** The same by one of the servers of `targets/lists-server.ts`, which ask for no token. */
export async function startPeer(
  kind: 'typeorm' | 'json',
  databaseUrl: string,
  userId: string,
): Promise<ListServer & { stop(): Promise<void> }> {
  const { child, url, stop } = await startProgram(
    ['--experimental-strip-types', '--no-warnings', join(import.meta.dirname, '../targets/lists-server.ts'), kind],
    { DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    /ready (\S+)/,
  );
  const pid = child.pid!;
  return {
    url: `${url}/conversations?user_id=${userId}`,
    headers: {},
    cpuSeconds: () => cpuSecondsOf(pid),
    stop,
  };
}
