import { useState } from 'react';
import type { ChildFieldsFragment, ContentFieldsFragment } from '../gql/graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { usePermission } from '../session/useSession';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { LoadMore } from '../ui/LoadMore';
import { AddContents } from './AddContents';
import { type ContentAction, ContentCard } from './ContentCard';
import { ContentDialogs } from './ContentDialogs';
import { ContentFilters } from './ContentFilters';
import { ContentsSkeleton } from './ContentsSkeleton';
import classes from './contents.module.css';
import { t } from './texts';
import { UploadList } from './uploads/UploadList';
import { useUploads } from './uploads/useUploads';
import { useContentFilter } from './useContentFilter';
import { useContents } from './useContents';
import { useLibraryChanges } from './useLibraryChanges';
import type { ShelfPlace } from './useShelfPlaces';

interface ShelfProps {
  shelf: ShelfPlace;
  wards: readonly ChildFieldsFragment[];
}

/** One shelf: what is being added, what stands on it, and the dialogs of a content. */
export function Shelf({ shelf, wards }: ShelfProps) {
  const { filter, text, change, isNarrowed } = useContentFilter(shelf.scope);
  const list = useContents(filter);
  const uploads = useUploads(list.reload);
  const [open, setOpen] = useState<{ action: ContentAction; content: ContentFieldsFragment } | null>(null);
  useFamilyChanges();
  useLibraryChanges(shelf.scope === 'library', list.reload);
  const mayDelete = usePermission('delete_content');
  const isEmpty = !list.isLoading && !list.error && list.items.length === 0;
  return (
    <>
      {shelf.mayAdd && <AddContents shelf={shelf} />}
      {shelf.mayAdd && <UploadList uploads={uploads} />}
      {(isNarrowed || !isEmpty) && <ContentFilters filter={text} wards={wards} onChange={change} />}
      {list.error && <ErrorNotice error={list.error} onRetry={list.reload} />}
      {list.isLoading && <ContentsSkeleton />}
      {isEmpty && <EmptyShelf isNarrowed={isNarrowed} mayAdd={shelf.mayAdd} />}
      {list.items.length > 0 && (
        <ul className={classes.grid} aria-label={t('page.list')} data-stale={list.isStale || undefined}>
          {list.items.map((content) => (
            <ContentCard
              key={content.id}
              content={content}
              wards={wardsOf(content, wards)}
              mayChange={shelf.mayAdd}
              mayDelete={shelf.mayAdd && mayDelete}
              onAction={(action) => setOpen({ action, content })}
            />
          ))}
        </ul>
      )}
      {list.hasMore && <LoadMore isLoading={list.more.isLoading} error={list.more.error} onLoad={list.more.load} />}
      {open && <ContentDialogs {...open} wards={wardsOf(open.content, wards)} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What belongs to a family stands on shelves of that family only. */
function wardsOf({ householdId }: ContentFieldsFragment, wards: readonly ChildFieldsFragment[]) {
  return householdId === null ? wards : wards.filter(({ householdIds }) => householdIds.includes(householdId));
}

function EmptyShelf({ isNarrowed, mayAdd }: { isNarrowed: boolean; mayAdd: boolean }) {
  if (isNarrowed) return <EmptyState title={t('empty.notFound')}>{t('empty.tryOther')}</EmptyState>;
  return <EmptyState title={t('empty.title')}>{mayAdd ? t('empty.mayAdd') : t('empty.mayLook')}</EmptyState>;
}
