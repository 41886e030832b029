import type { ConversationSort } from '../../contract/conversations';
import type { TypeFilter } from './list-url';

/** The fields that sorting and filtering need. */
export interface Listed {
  id: string;
  type: string;
  isPinned: boolean;
  isArchived: boolean;
  tags: readonly string[];
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
  /** Only conversations with this tag. */
  topic: string | null;
}

export interface ListPage<Item extends Listed> {
  items: readonly Item[];
  total: number;
  hasMore: boolean;
}

/** Whether the filter lets a conversation in. Ignores the search, which only the server can answer. */
export function matchesFilter(conversation: Listed, filter: ListFilter): boolean {
  if (conversation.messageCount === 0) return false;
  if (conversation.isArchived && !filter.archived) return false;
  if (filter.topic && !conversation.tags.includes(filter.topic)) return false;
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

/** Removes duplicates: a row can be on two pages if it moved between their requests. */
function unique<Item extends Listed>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/**
 * The page as it is shown. Cached rows change through optimistic updates and other tabs, so the rows are filtered and
 * sorted again, and the total is adjusted.
 */
export function arrange<Item extends Listed>(page: ListPage<Item>, filter: ListFilter): ListPage<Item> {
  const known = unique(page.items);
  const items = known.filter((item) => matchesFilter(item, filter)).sort(ORDERS[filter.sort]);
  return { ...page, items, total: Math.max(items.length, page.total - (known.length - items.length)) };
}

/**
 * Puts the next page behind the cached one, which the server was asked for with an offset of the rows that are shown.
 * Rows that the filter hides stay, because an undo shows them again. The server no longer counts them, but `arrange`
 * subtracts them.
 */
export function joinPages<Item extends Listed>(
  before: ListPage<Item>,
  next: ListPage<Item>,
  filter: ListFilter,
): ListPage<Item> {
  const hidden = before.items.filter((item) => !matchesFilter(item, filter));
  return { ...next, items: unique([...before.items, ...next.items]), total: next.total + hidden.length };
}

export interface Change<Item extends Listed> {
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
  id: string;
  conversation?: Item | null;
}

/**
 * Applies a change from another tab, another device or the server without reloading the list. It only adds and removes
 * rows, because the cache updates existing ones by itself.
 */
export function applyChange<Item extends Listed>(
  page: ListPage<Item>,
  change: Change<Item>,
  filter: ListFilter,
): ListPage<Item> {
  const isLoaded = page.items.some((item) => item.id === change.id);
  if (change.kind === 'DELETED') {
    if (!isLoaded) return page;
    return { ...page, items: page.items.filter((item) => item.id !== change.id), total: Math.max(0, page.total - 1) };
  }
  const { conversation } = change;
  // Only the server knows whether a search finds it. It appears with the next search.
  if (isLoaded || !conversation || filter.search || !matchesFilter(conversation, filter)) return page;
  const items = [...page.items, conversation].sort(ORDERS[filter.sort]);
  // It belongs behind the last loaded row, where rows in between may be missing. It will come with its own page.
  if (page.hasMore && items.at(-1)?.id === conversation.id) {
    return change.kind === 'CREATED' ? { ...page, total: page.total + 1 } : page;
  }
  // If there are more pages, the server's total already includes an updated row.
  const isCounted = page.hasMore && change.kind === 'UPDATED';
  return { ...page, items, total: page.total + (isCounted ? 0 : 1) };
}
