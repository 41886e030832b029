import { createRequire } from 'node:module';
import { SignJWT } from 'jose';
import pg from 'pg';
import type { WebSocket as Socket } from 'ws';
import { type FamilyTools, type Node, type Spread, spreadOf } from './family-tools.ts';

const { WebSocket } = createRequire(import.meta.url)('ws') as typeof import('ws');

const PINGING = 20;
const PING_EVERY_MS = 20;
/** How long the sockets of parents are measured before the edge, and from it on. */
const CALM_MS = 10_000;
const AFTER_MS = 10_000;
const AT_ONCE = 50;

export interface WindowFigures {
  sockets: number;
  /** Milliseconds from the start of the quiet time to the close of a socket. */
  closed: Spread;
  reasons: Record<string, number>;
  /** Milliseconds from ping to pong on sockets of parents. */
  pongBefore: Spread;
  pongDuring: Spread;
}

/** The quiet time of all children begins in the same minute; parents' sockets are pinged meanwhile. */
export async function measureWindow(
  tools: FamilyTools,
  node: Node,
  client: pg.Client,
  secret: string,
  count: number,
): Promise<WindowFigures> {
  const tokens = await makeChildren(client, secret, count);
  // As autovacuum does within a minute on a service that runs: without it, plans are made for empty tables.
  await client.query('ANALYZE');
  const parents: Socket[] = [];
  for (let index = 0; index < PINGING; index += 1) {
    const { accessToken } = await tools.registerParent(node);
    parents.push((await tools.LiveClient.join(node, { token: accessToken })).socket);
  }
  const closings: { at: number; reason: string }[] = [];
  for (let start = 0; start < tokens.length; start += AT_ONCE) {
    await Promise.all(
      tokens.slice(start, start + AT_ONCE).map(async (token) => {
        const socket = await open(node, token);
        socket.once('close', (_code, reason) => closings.push({ at: Date.now(), reason: reason.toString() }));
      }),
    );
  }
  const edge = Math.ceil((Date.now() + CALM_MS + 5_000) / 60_000) * 60_000;
  const time = (instant: number) => new Date(instant).toISOString().slice(11, 16);
  await client.query(
    `UPDATE child_controls SET version = version + 1, rules = jsonb_set(rules::jsonb, '{windows}', $1::jsonb)`,
    [
      JSON.stringify([
        {
          ...{ id: 'w', label: '', starts: time(edge), ends: time(edge + 3_600_000), enabled: true },
          days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        },
      ]),
    ],
  );
  await pause(edge - CALM_MS - Date.now());
  const pongBefore = await ping(parents, edge - 500);
  const pongDuring = await ping(parents, edge + AFTER_MS);
  for (const socket of parents) socket.terminate();
  const reasons: Record<string, number> = {};
  for (const { reason } of closings) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    sockets: count,
    closed: spreadOf(closings.map(({ at }) => at - edge)),
    reasons,
    pongBefore: spreadOf(pongBefore),
    pongDuring: spreadOf(pongDuring),
  };
}

/** Children with devices, each in a household of its own, without a sign-in of two thousand parents. */
async function makeChildren(client: pg.Client, secret: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ user_id: string; session_id: string }>(
    `WITH accounts AS (
       INSERT INTO users (id, username, role)
       SELECT gen_random_uuid(), 'edge-' || gen_random_uuid(), 'device' FROM generate_series(1, $1::int) RETURNING id
     ), kids AS (
       INSERT INTO children (id, user_id, nickname, avatar, colour, age_band, reading_level, time_zone, transcript)
       SELECT gen_random_uuid(), id, 'Mia', 'owl', 'teal', '6_9', 'reads', 'UTC', 'full' FROM accounts RETURNING id, user_id
     ), consents AS (
       INSERT INTO child_consents (id, child_id, text_version, text_sha256)
       SELECT gen_random_uuid(), id, '1', repeat('0', 64) FROM kids
     ), rules AS (
       INSERT INTO child_controls (child_id, version, rules)
       SELECT kids.id, 1, k.rules FROM kids, (SELECT rules FROM child_controls LIMIT 1) k
     ), families AS (
       INSERT INTO households (id, name, country, created_by)
       SELECT kids.id, 'Larks', 'GB', h.created_by FROM kids, (SELECT created_by FROM households LIMIT 1) h
       RETURNING id, created_by
     ), guardians AS (
       INSERT INTO household_members (household_id, user_id, role)
       SELECT id, created_by, 'primary' FROM families
     ), homes AS (
       INSERT INTO child_homes (child_id, household_id) SELECT id, id FROM families
     ), tablets AS (
       INSERT INTO devices (id, household_id, name, platform) SELECT id, id, 'Tablet', 'iPad' FROM families RETURNING id
     )
     INSERT INTO sessions (id, user_id, device_id, expires_at)
     SELECT gen_random_uuid(), kids.user_id, tablets.id, now() + interval '30 days'
     FROM kids JOIN tablets ON tablets.id = kids.id RETURNING user_id, id AS session_id`,
    [count],
  );
  const key = new TextEncoder().encode(secret);
  return Promise.all(
    rows.map(({ user_id: userId, session_id: sessionId }) =>
      new SignJWT({ role: 'device', email: null, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .setIssuer('starling')
        .setAudience('starling-api')
        .sign(key),
    ),
  );
}

/** A socket of a child that has received its welcome and forgets all frames. */
function open({ url }: Node, token: string): Promise<Socket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/v1/conversations/ws?token=${token}`);
  return new Promise((resolve, reject) => {
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
    socket.once('close', (code, reason) => reject(new Error(`A socket was closed: ${code} ${reason.toString()}`)));
  });
}

/** Pings the sockets in turn until an instant. */
async function ping(sockets: readonly Socket[], until: number): Promise<number[]> {
  const durations: number[] = [];
  const pending: Promise<void>[] = [];
  for (let turn = 0; Date.now() < until; turn += 1) {
    const socket = sockets[turn % sockets.length]!;
    const since = performance.now();
    pending.push(
      new Promise((resolve) => {
        const hear = (data: Buffer) => {
          if (!data.includes('"pong"')) return;
          socket.off('message', hear);
          durations.push(performance.now() - since);
          resolve();
        };
        socket.on('message', hear);
      }),
    );
    socket.send(JSON.stringify({ type: 'ping', content: '', metadata: {} }));
    await pause(PING_EVERY_MS);
  }
  await Promise.all(pending);
  return durations;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
