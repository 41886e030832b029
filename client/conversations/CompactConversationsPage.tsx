import { Button, Stack, Text } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { ListSkeleton } from '../ui/Skeletons';
import { CompactRow } from './CompactRow';
import type { ListFilter } from './conversation-list';
import classes from './conversations.module.css';
import { countOf } from './title';
import { useConversationList } from './useConversationList';
import { useNewChat } from './useNewChat';
import { useRowKeys } from './useRowKeys';

const EVERYTHING: ListFilter = { sort: 'recent', type: null, archived: false, search: null };
const PAGE_SIZE = 50;
/** Two lines and a line of tags; each row is then measured. */
const ROW_HEIGHT = 96;
/** The next page is asked for when this many rows are left to see. */
const ROWS_AHEAD = 10;

/** `/conversation`: everything in a compact list that grows as one scrolls. */
export function CompactConversationsPage() {
  const list = useConversationList(EVERYTHING, { pageSize: PAGE_SIZE });
  const newChat = useNewChat();
  const navigate = useNavigate();
  const container = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useRowKeys(container);

  // What stands above the list comes and goes, so that its place is looked up after each render.
  useLayoutEffect(() => {
    setTop(container.current ? Math.round(container.current.getBoundingClientRect().top + window.scrollY) : 0);
  });
  const rows = useWindowVirtualizer({
    count: list.items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => list.items[index]?.id ?? index,
  });

  const shown = rows.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const { hasMore, isLoadingMore, moreError, loadMore, items } = list;
  useEffect(() => {
    // What has failed is asked for again by a person, not by the page, which would go on for ever.
    if (hasMore && !isLoadingMore && !moreError && lastShown >= items.length - ROWS_AHEAD) loadMore();
  }, [hasMore, isLoadingMore, moreError, lastShown, items.length, loadMore]);

  return (
    <Stack gap={0} maw={760} mx="auto">
      <PageHeader
        title="Conversations"
        subtitle={list.isUnknown ? undefined : countOf(list.total)}
        onBack={() => void navigate('/chat')}
        actions={
          <Button variant="light" leftSection={<IconMessagePlus size={18} />} onClick={newChat}>
            New Chat
          </Button>
        }
      />
      {list.error && <ErrorNotice error={list.error} fallback="Failed to load conversations" onRetry={list.refresh} />}
      {list.isLoading && <ListSkeleton />}
      {!list.isLoading && !list.error && list.items.length === 0 && (
        <EmptyState title="No conversations yet" action={<Button onClick={newChat}>Start New Chat</Button>}>
          Ask Starling about bedtime, big feelings or a story, and it will be kept here.
        </EmptyState>
      )}
      <ul
        ref={container}
        className={classes.virtualRows}
        aria-label="Conversations"
        style={{ height: rows.getTotalSize() }}
      >
        {shown.map((row) => {
          const conversation = list.items[row.index];
          return (
            conversation && (
              <li
                key={row.key}
                aria-setsize={list.total}
                aria-posinset={row.index + 1}
                ref={rows.measureElement}
                data-index={row.index}
                style={{ transform: `translateY(${row.start - top}px)` }}
              >
                <CompactRow conversation={conversation} />
              </li>
            )
          );
        })}
      </ul>
      {moreError && <ErrorNotice error={moreError} fallback="Failed to load conversations" onRetry={loadMore} />}
      {isLoadingMore && (
        <Text size="sm" c="dimmed" ta="center" py="md" role="status">
          Loading more
        </Text>
      )}
    </Stack>
  );
}
