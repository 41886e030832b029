export interface ChildTable {
  readonly table: string;
  readonly label: string;
  readonly purpose: string;
  readonly retention: string;
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

export const UNTIL_ERASED = 'Until you delete it or erase the child';
export const WITH_CONVERSATION = 'As long as the conversation';
export const OF_ACCOUNT = 'user_id = $2';
export const OF_CHILD = 'child_id = $1';
