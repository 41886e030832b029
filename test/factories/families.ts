import { randomUUID } from 'node:crypto';
import type { Controls } from '../../contract/controls.js';
import { defaultControls } from '../../contract/default-controls.js';
import type { Account } from '../support/accounts.js';
import type { TestStarling } from '../support/starling.js';

export interface Child {
  id: string;
  userId: string;
  nickname: string;
}

export interface Family {
  householdId: string;
  children: Child[];
  /** The first child. */
  child: Child;
}

type Sql = Pick<TestStarling, 'sql'>;

/** Rules that allow everything at any hour. */
export const OPEN_CONTROLS: Controls = { ...defaultControls('16_17', ''), windows: [], break_every: null };

interface FamilyOptions {
  children?: number;
  transcript?: 'full' | 'topics';
  /** Of the children, for what depends on them. */
  ids?: readonly string[];
}

/** A household of the account with children, written straight into the database. */
export async function buildFamily(
  starling: Sql,
  primary: Pick<Account, 'user'>,
  { children: count = 1, transcript = 'full', ids = [] }: FamilyOptions = {},
): Promise<Family> {
  const householdId = randomUUID();
  await starling.sql(`INSERT INTO households (id, name, country, created_by) VALUES ($1, 'The Larks', 'GB', $2)`, [
    householdId,
    primary.user.id,
  ]);
  await buildMember(starling, householdId, primary, 'primary');
  const children: Child[] = [];
  for (let index = 0; index < count; index += 1) {
    children.push(await buildChild(starling, householdId, `Mia ${index + 1}`, transcript, ids[index]));
  }
  return { householdId, children, child: children[0]! };
}

export async function buildMember(
  starling: Sql,
  householdId: string,
  { user }: Pick<Account, 'user'>,
  role: 'primary' | 'guardian' | 'helper',
  childIds: string[] = [],
): Promise<void> {
  await starling.sql(
    `INSERT INTO household_members (household_id, user_id, role, child_ids, until)
     VALUES ($1, $2, $3, $4, CASE WHEN $3 = 'helper' THEN now() + interval '30 days' END)`,
    [householdId, user.id, role, childIds],
  );
}

async function buildChild(
  starling: Sql,
  householdId: string,
  nickname: string,
  transcript: string,
  id: string = randomUUID(),
): Promise<Child> {
  const userId = randomUUID();
  await starling.sql(`INSERT INTO users (id, username, role) VALUES ($1, $2, 'device')`, [userId, `child-${userId}`]);
  await starling.sql(
    `INSERT INTO children (id, user_id, nickname, avatar, colour, age_band, reading_level, time_zone, transcript)
     VALUES ($1, $2, $3, 'owl', 'teal', '6_9', 'reads', 'Europe/London', $4)`,
    [id, userId, nickname, transcript],
  );
  await starling.sql(`INSERT INTO child_consents (id, child_id, text_version, text_sha256) VALUES ($1, $2, '1', $3)`, [
    randomUUID(),
    id,
    '0'.repeat(64),
  ]);
  await openControls(starling, id);
  await starling.sql('INSERT INTO child_homes (child_id, household_id) VALUES ($1, $2)', [id, householdId]);
  return { id, userId, nickname };
}

/** Gives a child these rules as the next version. Without rules, everything is allowed at any hour. */
export async function openControls(starling: Sql, childId: string, rules: Partial<Controls> = {}): Promise<void> {
  await starling.sql(
    `INSERT INTO child_controls (child_id, version, rules) VALUES ($1, 1, $2)
     ON CONFLICT (child_id) DO UPDATE SET version = child_controls.version + 1, rules = $2`,
    [childId, JSON.stringify({ ...OPEN_CONTROLS, ...rules })],
  );
}
