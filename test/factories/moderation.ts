import { randomUUID } from 'node:crypto';
import type { TestStarling } from '../support/starling.js';

interface ReportSeed {
  reason?: string;
  /** A moderator who has viewed and claimed it. */
  claimedBy?: string;
}

/** A report without an excerpt, written straight into the database. @returns its id. */
export async function buildReport(
  starling: Pick<TestStarling, 'sql'>,
  { reason = 'Odd', claimedBy }: ReportSeed = {},
): Promise<string> {
  const id = randomUUID();
  await starling.sql(
    `WITH filed AS (
       INSERT INTO reports (id, reason, excerpt, status, claimed_by, claimed_at)
       VALUES ($1, $2, '[]', CASE WHEN $3::uuid IS NULL THEN 'open' ELSE 'claimed' END, $3,
               CASE WHEN $3::uuid IS NULL THEN NULL ELSE now() END)
       RETURNING id),
     viewed AS (
       INSERT INTO report_views (report_id, moderator_id)
       SELECT id, $3::uuid FROM filed WHERE $3::uuid IS NOT NULL)
     SELECT 1`,
    [id, reason, claimedBy ?? null],
  );
  return id;
}
