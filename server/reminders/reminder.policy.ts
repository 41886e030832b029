/**
 * Who sees which reminders. This file is the only place that decides it. The parameters of each condition are the caller's
 * account, the children that it guards, and the child whose device asks: `$1`, `$2` and `$3`.
 */

/** SQL: the caller may read and change the reminder `r`. Devices see firings, never reminders. */
export const MANAGES = `(
  (r.child_id IS NULL AND r.owner_id = $1::uuid)
  OR (r.child_id = ANY($2::uuid[]) AND (r.audience <> 'me' OR r.owner_id = $1::uuid)))`;

/** SQL: firings of the reminder `r` are for the caller. */
export const IS_FOR = `(
  (r.child_id IS NULL AND r.owner_id = $1::uuid)
  OR (r.child_id = ANY($2::uuid[])
    AND (r.audience IN ('guardians', 'everyone') OR (r.audience = 'me' AND r.owner_id = $1::uuid)))
  OR (r.child_id = $3::uuid AND r.audience IN ('child', 'everyone')))`;
