/** The keys of what a tab has not sent yet, apart from the code that needs them, so that /login stays small. */
export const OUTBOX_KEY_PREFIX = 'starling_outbox:';
export const DRAFT_KEY_PREFIX = 'starling_draft:';
/** What a child did, by its id. */
export const LEARNING_KEY_PREFIX = 'starling_learning:';
const PREFIXES = [OUTBOX_KEY_PREFIX, DRAFT_KEY_PREFIX, LEARNING_KEY_PREFIX] as const;

/** Deletes the drafts, unsent messages and learning events of all users in this tab. */
export function clearUnsent(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}
