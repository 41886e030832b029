import { Button, SimpleGrid, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { GuideSummaryBody } from '../../contract/library';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { FilterBar } from './FilterBar';
import classes from './LibraryList.module.css';
import { type LibraryPlace, LibraryPlaces } from './LibraryPlaces';
import { LibrarySkeleton } from './LibrarySkeleton';
import type { ShelfOf } from './shelves';
import { t } from './texts';
import { useLibraryList } from './useLibraryList';

interface LibraryListProps<Item> {
  here: LibraryPlace;
  title: string;
  subtitle: string;
  /** A path of the REST API, such as `/library/guides`. */
  path: string;
  /** A short list has none, and no search. */
  searchLabel?: string;
  nothingFound: string;
  /** The order of the whole list. What a filter finds is shown without shelves. */
  shelvesOf?: (items: readonly Item[]) => ShelfOf<Item>[];
  card: (item: Item, heading: 'h2' | 'h3') => ReactNode;
}

/** A list page of the library: a card for each item found. Search, topic and age are kept in the address. */
export function LibraryList<Item extends Pick<GuideSummaryBody, 'slug' | 'topics'>>(props: LibraryListProps<Item>) {
  const { here, title, subtitle, path, searchLabel, nothingFound, shelvesOf, card } = props;
  const { filter, change, clear, isFiltered, topics, items, found } = useLibraryList<Item>(path);
  const shelves = !isFiltered && shelvesOf ? shelvesOf(items) : null;

  return (
    <>
      <LibraryPlaces here={here} />
      <PageHeader title={title} subtitle={subtitle} />
      {searchLabel && <FilterBar filter={filter} topics={topics} searchLabel={searchLabel} onChange={change} />}
      {found.error !== null && <ErrorNotice error={found.error} onRetry={found.retry} />}
      {found.isLoading && items.length === 0 && <LibrarySkeleton />}
      {!found.isLoading && found.error === null && items.length === 0 && (
        <EmptyState
          title={nothingFound}
          drawing={<BranchDrawing empty />}
          action={
            isFiltered && (
              <Button variant="light" onClick={clear}>
                {t('filter.showAll')}
              </Button>
            )
          }
        >
          {t('filter.tryOther')}
        </EmptyState>
      )}
      <p className="visually-hidden" role="status">
        {found.isLoading ? '' : t('filter.found', { count: items.length })}
      </p>
      <div aria-busy={found.isLoading}>
        {shelves?.map((shelf) => (
          <section key={shelf.title} className={classes.shelf} aria-label={shelf.title}>
            <Title order={2} className={classes.title}>
              {shelf.title}
            </Title>
            <CardGrid>{shelf.items.map((item) => card(item, 'h3'))}</CardGrid>
          </section>
        ))}
        {!shelves && <CardGrid>{items.map((item) => card(item, 'h2'))}</CardGrid>}
      </div>
    </>
  );
}

function CardGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md">
      {children}
    </SimpleGrid>
  );
}
