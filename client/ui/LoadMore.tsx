import { Button, Group } from '@mantine/core';
import { ErrorNotice } from './ErrorNotice';
import { t } from './texts';

interface LoadMoreProps {
  isLoading: boolean;
  /** Why the next page failed to load. */
  error: Error | null;
  /** Shown for an error without a message. */
  fallback?: string;
  onLoad: () => void;
}

/** The button for the next page at the end of a list, or the error of the last try with a retry button. */
export function LoadMore({ isLoading, error, fallback, onLoad }: LoadMoreProps) {
  if (error) return <ErrorNotice error={error} fallback={fallback} onRetry={onLoad} />;
  return (
    <Group justify="center" mt="lg">
      <Button variant="default" mih={44} onClick={onLoad} loading={isLoading}>
        {t('loadMore')}
      </Button>
    </Group>
  );
}
