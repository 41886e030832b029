import type { ApolloCache } from '@apollo/client';
import { STORAGE_KEYS } from '../platform/storage-keys';

/** Removes conversations from every cached list, and subtracts them from the totals. */
export function removeFromCache(cache: ApolloCache, isRemoved: (id: string, isArchived: boolean) => boolean): void {
  cache.modify<{ conversations: { items: readonly { __ref: string }[]; total: number } }>({
    fields: {
      conversations(page, { readField }) {
        if (!('items' in page)) return page;
        const items = page.items.filter(
          (item) => !isRemoved(String(readField('id', item)), readField('isArchived', item) === true),
        );
        return { ...page, items, total: Math.max(0, page.total - (page.items.length - items.length)) };
      },
    },
  });
}

/** Keeps /chat from opening a conversation that was just deleted. */
export function forgetCurrentConversation(deletedIds: readonly string[]): void {
  const current = localStorage.getItem(STORAGE_KEYS.currentConversationId);
  if (current && deletedIds.includes(current)) localStorage.removeItem(STORAGE_KEYS.currentConversationId);
}
