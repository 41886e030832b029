import type { Catalogues } from '../../languages/catalogues.js';

type Words = Catalogues['data-card'];

/** Its name, and what it is for, stand in `languages/<language>/data-card.json`. */
export interface ChildTable {
  readonly table: keyof Words['table'];
  /** How long it is kept. */
  readonly kept: keyof Words['kept'];
  /** SQL: the rows about the child `$1`, whose account is `$2`. */
  readonly condition: string;
  readonly columns: readonly string[];
  /**
   * How an export of the child holds the rows: `as` names the part in which a feature writes them in its own form, `no` says
   * why they are left out. Absent: every column stands under `records`.
   */
  readonly exported?: { readonly as: string } | { readonly no: string };
  /** SQL: which of the rows an export holds. Absent: all. */
  readonly exportedRows?: string;
}

export const OF_ACCOUNT = 'user_id = $2';
export const OF_CHILD = 'child_id = $1';
