import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../platform/rest';
import { useSharedData } from '../platform/useSharedData';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageSkeleton } from '../ui/Skeletons';
import { t } from './texts';

interface LibraryItemProps<Item> {
  path: string;
  /** "This guide was not found". */
  notFound: string;
  /** The list page of this kind of item. */
  shelf: { to: string; label: string };
  children: (item: Item) => ReactNode;
}

/** Loads one item of the library, with the same loading, error and not-found states for all kinds. */
export function LibraryItem<Item extends { slug: string }>({
  path,
  notFound,
  shelf,
  children,
}: LibraryItemProps<Item>) {
  const { data, error, retry } = useSharedData<Item>(path);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={notFound}
        drawing={<BranchDrawing empty />}
        action={
          <Button component={Link} to={shelf.to}>
            {shelf.label}
          </Button>
        }
      >
        {t('moved')}
      </EmptyState>
    );
  }
  if (error !== null) return <ErrorNotice error={error} onRetry={retry} />;
  // While another item loads, `data` is still the one before.
  if (!data || !path.endsWith(`/${encodeURIComponent(data.slug)}`)) return <PageSkeleton />;
  return children(data);
}
