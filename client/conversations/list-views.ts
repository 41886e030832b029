import { IconLayoutGrid, IconLayoutList, IconList } from '@tabler/icons-react';
import type { ConversationActions } from './useConversationActions';
import type { ConversationList } from './useConversationList';

export type ListView = 'cards' | 'compact' | 'rows';

export interface ListViewProps {
  list: ConversationList;
  actions: ConversationActions;
  /** The words to highlight. */
  search: string | null;
  /** The list leaves out conversations that Clear All would delete. */
  isPartial: boolean;
}

/** The ways to look at the conversations. Each has its own address. */
export const LIST_VIEWS = [
  { view: 'cards', path: '/conversations', icon: IconLayoutGrid },
  { view: 'rows', path: '/conversation-list', icon: IconLayoutList },
  { view: 'compact', path: '/conversation', icon: IconList },
] as const;

/** The view of an address. */
export function viewAt(path: string): ListView {
  return LIST_VIEWS.find((one) => one.path === path)?.view ?? 'cards';
}

/** Cards: three columns of eight fill about one and a half screens. */
export const PAGE_SIZES: Readonly<Record<ListView, number>> = { cards: 24, rows: 10, compact: 50 };
