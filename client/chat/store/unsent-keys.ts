/** The keys of what the reader has written and not sent, apart from the code that needs them, so that /login stays small. */
export const OUTBOX_KEY_PREFIX = 'starling_outbox:';
export const DRAFT_KEY_PREFIX = 'starling_draft:';

/** Deletes the drafts and unsent messages of all users in this tab. */
export function clearUnsent(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(OUTBOX_KEY_PREFIX) || key.startsWith(DRAFT_KEY_PREFIX)) storage.removeItem(key);
  }
}
