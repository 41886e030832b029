import { Button } from '@mantine/core';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { normalPath } from '../access/access-rules';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { LoadMore } from '../ui/LoadMore';
import { CardsView } from './CardsView';
import { ConversationDialogs } from './ConversationDialogs';
import { ConversationsHeader } from './ConversationsHeader';
import classes from './ConversationsPage.module.css';
import { ConversationsSkeleton } from './ConversationsSkeleton';
import { ListFilters } from './ListFilters';
import { type ListView, PAGE_SIZES, viewAt } from './list-views';
import { RowsView } from './RowsView';
import { t } from './texts';
import { useConversationActions } from './useConversationActions';
import { type ConversationList, useConversationList } from './useConversationList';
import { useListControls } from './useListControls';
import { useNewChat } from './useNewChat';

// It brings the code of a virtual list, which the other views do without.
const CompactView = lazy(async () => ({ default: (await import('./CompactView')).CompactView }));
const VIEWS = { cards: CardsView, rows: RowsView, compact: CompactView };

/**
 * `/conversations`, `/conversation-list` and `/conversation`: one place with one search, as cards, detailed rows or a
 * compact list. The router gives the three addresses the same component, so that a change of the view keeps its state.
 */
export function ConversationsPage() {
  const view = viewAt(normalPath(useLocation().pathname));
  const controls = useListControls();
  const list = useConversationList(controls.filter, PAGE_SIZES[view]);
  // The first rows are drawn in slices, so that a phone answers to touch meanwhile.
  const wasLoading = useDeferredValue(list.isLoading);
  const isLoading = list.isLoading || wasLoading;
  const actions = useConversationActions(list.refresh);
  const View = VIEWS[view];
  const isStale = controls.isStale || list.isRefreshing;
  return (
    <div className={classes.place}>
      <ConversationsHeader view={view} list={list} />
      <ListFilters controls={controls} />
      {list.error && <ErrorNotice error={list.error} fallback={t('page.failed')} onRetry={list.refresh} />}
      {isLoading ? (
        <ConversationsSkeleton view={view} />
      ) : (
        <div className={classes.view} data-stale={isStale || undefined}>
          <Suspense fallback={<ConversationsSkeleton view={view} />}>
            <View list={list} actions={actions} search={controls.searchText} isPartial={controls.isPartial} />
          </Suspense>
        </div>
      )}
      {!isLoading && isEmpty(list) && !isStale && <NoConversations view={view} isNarrowed={controls.isNarrowed} />}
      {!isLoading && list.hasMore && view !== 'compact' && (
        <LoadMore
          isLoading={list.isLoadingMore}
          error={list.moreError}
          fallback={t('page.failed')}
          onLoad={list.loadMore}
        />
      )}
      <ConversationDialogs actions={actions} />
    </div>
  );
}

const isEmpty = ({ error, items }: ConversationList) => !error && items.length === 0;

function NoConversations({ view, isNarrowed }: { view: ListView; isNarrowed: boolean }) {
  const newChat = useNewChat();
  return (
    <EmptyState
      title={t(isNarrowed || view === 'rows' ? 'empty.notFound' : 'empty.notYet')}
      action={<Button onClick={newChat}>{t('empty.start')}</Button>}
    >
      {t(isNarrowed ? 'empty.narrowed' : 'empty.text')}
    </EmptyState>
  );
}
