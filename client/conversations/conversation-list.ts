import type { ConversationSort } from '../../contract/conversations';
import type { TypeFilter } from './list-url';

/** What the order and the filters of a list look at. */
export interface Listed {
  id: string;
  type: string;
  isPinned: boolean;
  isArchived: boolean;
  messageCount: number;
  lastMessageAt?: string | null;
  createdAt: string;
}

/** Which conversations a list shows, and in which order. */
export interface ListFilter {
  sort: ConversationSort;
  type: TypeFilter | null;
  archived: boolean;
  search: string | null;
}

export interface ListPage<Item extends Listed> {
  items: readonly Item[];
  total: number;
  hasMore: boolean;
}

/** Whether a conversation belongs in the list by what can be told without the server: a search cannot. */
export function belongs(conversation: Listed, filter: ListFilter): boolean {
  if (conversation.messageCount === 0) return false;
  if (conversation.isArchived && !filter.archived) return false;
  return !filter.type || conversation.type === filter.type.toUpperCase();
}

const time = (text?: string | null) => (text ? Date.parse(text) : 0);
const byId = (a: Listed, b: Listed) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byLastMessage = (a: Listed, b: Listed) => time(b.lastMessageAt) - time(a.lastMessageAt) || byId(b, a);

const ORDERS: Record<ConversationSort, (a: Listed, b: Listed) => number> = {
  recent: (a, b) => Number(b.isPinned) - Number(a.isPinned) || byLastMessage(a, b),
  oldest: (a, b) => time(a.createdAt) - time(b.createdAt) || byId(a, b),
  most_messages: (a, b) => b.messageCount - a.messageCount || byLastMessage(a, b),
};

/** A row that moved between the requests for two pages is kept once. */
function once<Item extends Listed>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/**
 * The page as it is to be shown. What is cached changes under a list by optimistic mutations and by other tabs: rows
 * that no longer belong are left out, the others stand in the list's order, and the total follows.
 */
export function arrange<Item extends Listed>(page: ListPage<Item>, filter: ListFilter): ListPage<Item> {
  const known = once(page.items);
  const items = known.filter((item) => belongs(item, filter)).sort(ORDERS[filter.sort]);
  return { ...page, items, total: Math.max(items.length, page.total - (known.length - items.length)) };
}

export interface Change<Item extends Listed> {
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
  id: string;
  conversation?: Item | null;
}

/**
 * Applies what another tab, device or the server changed, without asking for the list again. Rows that the list
 * holds are updated by the cache itself, so that only coming and going is left to do here.
 */
export function applyChange<Item extends Listed>(
  page: ListPage<Item>,
  change: Change<Item>,
  filter: ListFilter,
): ListPage<Item> {
  const held = page.items.some((item) => item.id === change.id);
  if (change.kind === 'DELETED') {
    if (!held) return page;
    return { ...page, items: page.items.filter((item) => item.id !== change.id), total: Math.max(0, page.total - 1) };
  }
  const { conversation } = change;
  // Whether a search finds it is the server's to say: it shows with the next search.
  if (held || !conversation || filter.search || !belongs(conversation, filter)) return page;
  const items = [...page.items, conversation].sort(ORDERS[filter.sort]);
  // Behind the last loaded row there may be others between: it comes with its own page.
  if (page.hasMore && items.at(-1)?.id === conversation.id) {
    return change.kind === 'CREATED' ? { ...page, total: page.total + 1 } : page;
  }
  // With further pages on the server, an updated row has been counted there already.
  const isCounted = page.hasMore && change.kind === 'UPDATED';
  return { ...page, items, total: page.total + (isCounted ? 0 : 1) };
}
