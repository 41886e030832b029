export interface ChildTable {
  readonly table: string;
  readonly label: string;
  readonly purpose: string;
  readonly retention: string;
  /** SQL: the rows about the child `$1`, whose account is `$2`. */
  readonly condition: string;
  readonly columns: readonly string[];
}

export const UNTIL_ERASED = 'Until you delete it or erase the child';
export const WITH_CONVERSATION = 'As long as the conversation';
export const OF_ACCOUNT = 'user_id = $2';
export const OF_CHILD = 'child_id = $1';
