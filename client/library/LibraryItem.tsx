import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../platform/rest';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageSkeleton } from '../ui/Skeletons';
import { useLibrary } from './useLibrary';

interface LibraryItemProps<Item> {
  path: string;
  /** "This guide". */
  name: string;
  /** Where the others are. */
  shelf: { to: string; label: string };
  children: (item: Item) => ReactNode;
}

/** Reads one item of the library; waits, fails and misses in the same way for all of them. */
export function LibraryItem<Item extends { slug: string }>({ path, name, shelf, children }: LibraryItemProps<Item>) {
  const { data, error, retry } = useLibrary<Item>(path);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={`${name} is not on the shelf`}
        drawing={<BranchDrawing empty />}
        action={
          <Button component={Link} to={shelf.to}>
            {shelf.label}
          </Button>
        }
      >
        It may have moved, or the address is not quite right.
      </EmptyState>
    );
  }
  if (error !== null) return <ErrorNotice error={error} onRetry={retry} />;
  // The one before is still there while another is on its way.
  if (!data || !path.endsWith(`/${encodeURIComponent(data.slug)}`)) return <PageSkeleton />;
  return children(data);
}
