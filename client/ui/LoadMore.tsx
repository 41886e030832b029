import { Button, Group } from '@mantine/core';
import { ErrorNotice } from './ErrorNotice';

interface LoadMoreProps {
  isLoading: boolean;
  /** Why the next page could not be had. */
  error: Error | null;
  /** Where the error has no words of its own. */
  fallback?: string;
  onLoad: () => void;
}

/** The way to the next page at the end of a list; where that failed, what happened and the way to try again. */
export function LoadMore({ isLoading, error, fallback, onLoad }: LoadMoreProps) {
  if (error) return <ErrorNotice error={error} fallback={fallback} onRetry={onLoad} />;
  return (
    <Group justify="center" mt="lg">
      <Button variant="default" onClick={onLoad} loading={isLoading}>
        Load More
      </Button>
    </Group>
  );
}
