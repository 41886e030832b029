import { Text } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorNotice } from '../ui/ErrorNotice';
import { CompactRow } from './CompactRow';
import classes from './CompactView.module.css';
import type { ListViewProps } from './list-views';
import { t } from './texts';
import { useRowKeys } from './useRowKeys';

/** An estimate for two lines and a line of tags. Each row is measured once it is shown. */
const ROW_HEIGHT = 96;
/** The next page is loaded when this many rows are left below. */
const ROWS_AHEAD = 10;

/** `/conversation`: a compact list with infinite scrolling. */
export function CompactView({ list, search }: ListViewProps) {
  const container = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useRowKeys(container);

  // Content above the list comes and goes, so its position is measured after each render.
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
    // After an error the person retries. The page would retry forever.
    if (hasMore && !isLoadingMore && !moreError && lastShown >= items.length - ROWS_AHEAD) loadMore();
  }, [hasMore, isLoadingMore, moreError, lastShown, items.length, loadMore]);

  return (
    <>
      <ul
        ref={container}
        className={classes.virtualRows}
        aria-label={t('page.title')}
        style={{ height: rows.getTotalSize() }}
      >
        {shown.map((row) => {
          const conversation = items[row.index];
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
                <CompactRow conversation={conversation} search={search} />
              </li>
            )
          );
        })}
      </ul>
      {moreError && <ErrorNotice error={moreError} fallback={t('page.failed')} onRetry={loadMore} />}
      {isLoadingMore && (
        <Text size="sm" c="dimmed" ta="center" py="md" role="status">
          {t('page.loadingMore')}
        </Text>
      )}
    </>
  );
}
