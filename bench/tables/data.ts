import type pg from 'pg';

export const ROWS = 100_000;
export const REPORTS = 20_000;

const FIRST_NAMES = [
  'Ada',
  'Ben',
  'Carla',
  'Dov',
  'Ella',
  'Finn',
  'Greta',
  'Hugo',
  'Ida',
  'Jonas',
  'Kira',
  'Leo',
  'Mia',
];
const LAST_NAMES = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Gorse',
  'Hazel',
  'Ivy',
  'Juniper',
  'Larch',
  'Oak',
];
const ACTIONS = [
  'signed_in',
  'account_registered',
  'waitlist_approved',
  'report_viewed',
  'role_changed',
  'message_reported',
];

/** An entry of the audit log, written by the service so that the entries are chained. */
export interface AuditLine {
  action: string;
  actor: string;
  target: string;
  detail: Record<string, string | number>;
}

/** `of` 0, 1, 2 … in turn, with a step that shares no factor with the length. */
const nth = (of: readonly string[], text: string) => `(ARRAY['${of.join("','")}'])[1 + ${text} % ${of.length}]`;

/** Accounts, entries of the waitlist (three of five wait) and reports, as they would have come over two years. */
export async function fill(client: pg.Client): Promise<void> {
  await client.query('SELECT setseed(0.42)');
  await client.query(
    `INSERT INTO users (id, username, email, first_name, last_name, role, last_seen_at, created_at)
     SELECT uuidv7(-age), 'parent-' || n, 'parent-' || n || '@family.example', ${nth(FIRST_NAMES, 'n')},
            CASE WHEN n % 3 > 0 THEN ${nth(LAST_NAMES, 'n')} END, CASE WHEN n % 500 = 0 THEN 'moderator' ELSE 'parent' END,
            CASE WHEN n % 10 > 0 THEN now() - age * random() END, now() - age
       FROM (SELECT n, (${ROWS} - n) * interval '10 minutes' AS age FROM generate_series(1, ${ROWS}) n) made`,
  );
  await client.query(
    `INSERT INTO waitlist_entries (email, first_name, last_name, joined_at, approved_at)
     SELECT 'waiting-' || n || '@family.example', CASE WHEN n % 3 > 0 THEN ${nth(FIRST_NAMES, 'n')} END,
            CASE WHEN n % 3 > 1 THEN ${nth(LAST_NAMES, 'n')} END, joined,
            CASE WHEN n % 5 < 2 THEN joined + random() * (now() - joined) END
       FROM (SELECT n, now() - (${ROWS} - n) * interval '10 minutes' AS joined FROM generate_series(1, ${ROWS}) n) made`,
  );
  await client.query(
    `INSERT INTO reports (id, source, reason, excerpt, status, decision, decided_at, created_at)
     SELECT uuidv7(-age), CASE WHEN n % 4 = 0 THEN 'safety' ELSE 'user' END, 'Reason ' || n || ' of a reader', '[]',
            CASE WHEN n % 10 = 0 THEN 'open' ELSE 'resolved' END, CASE WHEN n % 10 = 0 THEN NULL ELSE 'keep' END,
            CASE WHEN n % 10 = 0 THEN NULL ELSE now() - age / 2 END, now() - age
       FROM (SELECT n, (${REPORTS} - n) * interval '50 minutes' AS age FROM generate_series(1, ${REPORTS}) n) made`,
  );
  await client.query('VACUUM ANALYZE');
}

export function auditLines(): AuditLine[] {
  return Array.from({ length: ROWS }, (_, index) => ({
    action: ACTIONS[index % ACTIONS.length]!,
    actor: `00000000-0000-7000-8000-${String(index % 997).padStart(12, '0')}`,
    target: `00000000-0000-7000-9000-${String(index).padStart(12, '0')}`,
    detail: { number: index, method: index % 2 ? 'password' : 'google' },
  }));
}
