import { randomUUID } from 'node:crypto';
import type { TestStarling } from '../support/starling.js';

interface EntrySeed {
  email?: string;
  /** The account that owns the entry. */
  userId?: string;
  isApproved?: boolean;
}

/** An entry of the waitlist, written straight into the database. @returns its address. */
export async function buildWaitlistEntry(
  starling: Pick<TestStarling, 'sql'>,
  { email = `${randomUUID()}@list.test`, userId, isApproved = false }: EntrySeed = {},
): Promise<string> {
  await starling.sql(
    'INSERT INTO waitlist_entries (email, user_id, approved_at) VALUES ($1, $2, CASE WHEN $3 THEN now() END)',
    [email, userId ?? null, isApproved],
  );
  return email;
}
