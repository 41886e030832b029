import { join } from 'node:path';
import type pg from 'pg';
import { type Spread, spreadOf } from './family-tools.ts';

const DECISIONS = 200_000;
const QUERIES = 5_000;
const MINUTE_MS = 60_000;

/** Milliseconds of one decision over a message, with many rules and a long day behind it. */
export async function measureDecision(build: string): Promise<Spread> {
  const { decide } = (await import(
    join(build, 'server/controls/decide.js')
  )) as typeof import('../../server/controls/decide.ts');
  const { defaultControls } = (await import(
    join(build, 'contract/default-controls.js')
  )) as typeof import('../../contract/default-controls.ts');
  const start = Date.UTC(2026, 10, 25, 15);
  const windows = ['06:00', '08:00', '13:00', '20:00'].map((starts, index) => ({
    ...{
      id: String(index),
      label: '',
      starts,
      ends: index === 3 ? '06:30' : `${starts.slice(0, 2)}:30`,
      enabled: true,
    },
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const,
  }));
  const facts = {
    isShutOut: false,
    isPaused: false,
    zone: 'Europe/Berlin',
    controls: {
      ...defaultControls('13_15', 'w'),
      windows,
      break_every: 60,
      words: Array.from({ length: 50 }, (_, index) => ({ word: `word ${index}`, rule: 'ask' as const })),
    },
    quietItems: [],
    grantedUntil: null,
    grantedMinutes: { '2026-11-25': 600 },
    minutes: Array.from({ length: 300 }, (_, index) => ({
      ...{ minute: start / MINUTE_MS - 2 * index - 10, kind: 'chat' as const, date: '2026-11-25' },
    })).reverse(),
    learned: { date: '2026-11-25', stories: 0, questions: 0, isWaived: false },
  } as unknown as Parameters<typeof decide>[0];
  const action = {
    area: 'chat',
    hasOwnWords: true,
    topics: ['story'],
    text: 'Why is the sea salty, and who put the salt in? '.repeat(4),
  } as const;
  const durations: number[] = [];
  for (let index = -20_000; index < DECISIONS; index += 1) {
    // Every minute of some weeks, so that the quiet times of each day are computed as well.
    const now = start + index * MINUTE_MS;
    const before = performance.now();
    decide(facts, now, action);
    if (index >= 0) durations.push(performance.now() - before);
  }
  return spreadOf(durations, 4);
}

/**
 * What the rules of children cost the calls of a parent: the query that loads an account for admission, with and without
 * them, in turn. Milliseconds on one connection.
 */
export async function measureAdmission(build: string, client: pg.Client): Promise<Record<'with' | 'without', Spread>> {
  const { factsOf } = (await import(
    join(build, 'server/controls/child-facts.js')
  )) as typeof import('../../server/controls/child-facts.ts');
  const query = (columns: string, joins: string) =>
    `SELECT u.username, u.email, u.role, s.ended_at IS NULL AS session_live, clock_timestamp() AS now${columns}
     FROM users u LEFT JOIN sessions s ON s.user_id = u.id ${joins} WHERE u.id = $1 LIMIT 1`;
  const texts = {
    with: query(
      ', child_rules.facts AS child_facts',
      `LEFT JOIN LATERAL (SELECT ${factsOf('now()')} AS facts FROM children c
         WHERE u.role = 'device' AND c.user_id = u.id) child_rules ON true`,
    ),
    without: query('', ''),
  };
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO users (id, username, role) VALUES (gen_random_uuid(), 'parent-' || gen_random_uuid(), 'parent') RETURNING id`,
  );
  const parentId = rows[0]!.id;
  const durations: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (let index = -500; index < QUERIES; index += 1) {
    for (const kind of ['with', 'without'] as const) {
      const before = performance.now();
      await client.query({ name: `admission-${kind}`, text: texts[kind], values: [parentId] });
      if (index >= 0) durations[kind].push(performance.now() - before);
    }
  }
  return { with: spreadOf(durations.with, 3), without: spreadOf(durations.without, 3) };
}
