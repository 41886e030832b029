import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { messageOf, requestIdOf } from '../platform/api-error';

interface ErrorNoticeProps {
  /** What was thrown; its message is shown. */
  error: unknown;
  title?: string;
  /** Where the error has no words of its own. */
  fallback?: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** What went wrong in a red box, with a way on and the request id in small type. */
export function ErrorNotice({ error, title, fallback, onRetry, retryLabel = 'Try again' }: ErrorNoticeProps) {
  const requestId = requestIdOf(error);
  return (
    <Alert color="red" variant="light" radius="md" title={title} icon={<IconAlertCircle />} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{messageOf(error, fallback)}</Text>
        {onRetry && (
          <Button size="xs" variant="outline" color="red" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {requestId && (
          <Text size="xs" c="dimmed">
            Request {requestId}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
