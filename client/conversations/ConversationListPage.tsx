import { Box, Button, Checkbox, Group, Kbd, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useHotkeys } from '@mantine/hooks';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ConversationSort } from '../../contract/conversations';
import { CLIENT_TIMES, SEARCH_MAX_LENGTH } from '../../contract/limits';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { LoadMore } from '../ui/LoadMore';
import { PageHeader } from '../ui/PageHeader';
import { ListSkeleton } from '../ui/Skeletons';
import { BulkBar } from './BulkBar';
import { ConversationRow } from './ConversationRow';
import type { ListFilter } from './conversation-list';
import classes from './conversations.module.css';
import { type ListControls, readControls, readSearch, type TypeFilter, writeControls } from './list-url';
import { NOTHING_SELECTED, select, selectedOf } from './selection';
import { countOf } from './title';
import { useConversationActions } from './useConversationActions';
import { useConversationList } from './useConversationList';
import { useNewChat } from './useNewChat';
import { useRowKeys } from './useRowKeys';

const SORT_OPTIONS: { value: ConversationSort; label: string }[] = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'most_messages', label: 'Most Messages' },
];
const TYPE_OPTIONS: { value: TypeFilter | ''; label: string }[] = [
  { value: '', label: 'All Types' },
  { value: 'casual', label: 'Casual' },
  { value: 'educational', label: 'Educational' },
  { value: 'creative', label: 'Creative' },
];

/** `/conversation-list`: the searchable list. Its address holds search, sort and filters. */
export function ConversationListPage() {
  const [parameters, setParameters] = useSearchParams();
  const controls = useMemo(() => readControls(parameters), [parameters]);
  const [text, setText] = useState(controls.search);
  const [debounced] = useDebouncedValue(text, CLIENT_TIMES.searchDebounceMs);
  const searchBox = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const [selection, dispatch] = useReducer(select, NOTHING_SELECTED);
  const newChat = useNewChat();

  const set = (change: Partial<ListControls>) =>
    // At once: a tick that shows only after the router has thought about it looks broken.
    setParameters((current) => writeControls({ ...readControls(current), ...change }), {
      replace: true,
      flushSync: true,
    });
  useEffect(() => {
    setParameters(
      (current) => {
        const known = readControls(current);
        return known.search === debounced ? current : writeControls({ ...known, search: debounced });
      },
      { replace: true },
    );
  }, [debounced, setParameters]);

  // The hint shows while one types; the server is asked only when the typing pauses.
  const isShort = readSearch(text).kind === 'short';
  const search = readSearch(debounced);
  const searchFor = search.kind === 'search' ? search.text : null;
  const { sort, type, archived } = controls;
  const filter = useMemo<ListFilter>(
    () => ({ sort, type, archived, search: searchFor }),
    [sort, type, archived, searchFor],
  );
  // Between the fourth character and the pause there is nothing to show: neither everything nor "none found".
  const isWaiting = text !== debounced && search.kind !== 'search';
  const list = useConversationList(filter, { skip: isShort || isWaiting || search.kind === 'short' });
  const actions = useConversationActions(list.refresh);
  const items = isShort ? [] : list.items;

  const order = items.map(({ id }) => id);
  const selected = new Set(selectedOf(selection, order));
  useRowKeys(rows);
  useHotkeys([
    ['/', () => searchBox.current?.focus()],
    ['Escape', () => dispatch({ type: 'clear' })],
  ]);
  const isNarrowed = searchFor !== null || type !== null || archived;
  const isEmpty = !isShort && !isWaiting && !list.isLoading && !list.isRefreshing && !list.error && items.length === 0;

  return (
    <>
      <PageHeader
        title="Conversation Sessions"
        subtitle={list.isUnknown || isShort ? 'Search, sort and tidy up what was talked about' : countOf(list.total)}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} />}
              loading={list.isRefreshing && !list.isLoading}
              onClick={list.refresh}
            >
              Refresh
            </Button>
            <Button onClick={newChat}>New Chat</Button>
          </>
        }
      />
      <Group align="flex-end" gap="sm" mb={4}>
        <TextInput
          ref={searchBox}
          type="search"
          label="Search"
          placeholder="Search conversations"
          aria-describedby="search-hint"
          value={text}
          maxLength={SEARCH_MAX_LENGTH}
          onChange={(event) => setText(event.currentTarget.value)}
          leftSection={<IconSearch size={16} />}
          rightSection={
            text ? null : (
              <Kbd size="xs" visibleFrom="sm">
                /
              </Kbd>
            )
          }
          rightSectionPointerEvents="none"
          flex="1 1 240px"
          maw={480}
        />
        <NativeSelect
          label="Sort by"
          data={SORT_OPTIONS}
          value={sort}
          onChange={(event) => set({ sort: event.currentTarget.value as ConversationSort })}
          flex="1 1 140px"
          maw={200}
        />
        <NativeSelect
          label="Type"
          data={TYPE_OPTIONS}
          value={type ?? ''}
          onChange={(event) => set({ type: (event.currentTarget.value || null) as TypeFilter | null })}
          flex="1 1 120px"
          maw={180}
        />
        <Checkbox
          label="Show Archived"
          checked={archived}
          onChange={(event) => set({ archived: event.currentTarget.checked })}
          mih={44}
          className={classes.archivedBox}
        />
      </Group>
      <Text id="search-hint" size="sm" c="dimmed" mih={24} mb="sm" role="status">
        {isShort ? 'Type at least 4 characters to search' : ''}
      </Text>

      {list.error && <ErrorNotice error={list.error} fallback="Failed to load conversations" onRetry={list.refresh} />}
      {(list.isLoading || isWaiting) && !isShort && <ListSkeleton />}
      {isEmpty && (
        <EmptyState title="No conversations found" action={<Button onClick={newChat}>Start New Chat</Button>}>
          {isNarrowed
            ? 'Nothing matches. Try other words, another type, or show archived ones.'
            : 'What you talk about with Starling is kept here.'}
        </EmptyState>
      )}
      <ul ref={rows} className={classes.rows} aria-label="Conversations" aria-busy={list.isRefreshing}>
        {items.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            actions={actions}
            search={searchFor}
            isSelected={selected.has(conversation.id)}
            onTick={(isRange) =>
              dispatch(
                isRange ? { type: 'extend', id: conversation.id, order } : { type: 'toggle', id: conversation.id },
              )
            }
          />
        ))}
      </ul>
      {!isShort && list.hasMore && (
        <LoadMore
          isLoading={list.isLoadingMore}
          error={list.moreError}
          fallback="Failed to load conversations"
          onLoad={list.loadMore}
        />
      )}
      {selected.size > 0 && (
        <>
          <Box h={24} />
          <BulkBar
            chosen={items.filter(({ id }) => selected.has(id))}
            shownCount={items.length}
            actions={actions}
            onAll={() => dispatch({ type: 'all', order })}
            onClear={() => dispatch({ type: 'clear' })}
          />
        </>
      )}
      {actions.dialogs}
    </>
  );
}
