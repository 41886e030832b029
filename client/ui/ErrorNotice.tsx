import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { messageOf, requestIdOf } from '../platform/api-error';
import { t } from './texts';

interface ErrorNoticeProps {
  /** Its message is shown. */
  error: unknown;
  title?: string;
  /** Shown for an error without a message. */
  fallback?: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** An error in a red box, with a retry button and the request id. */
export function ErrorNotice({ error, title, fallback, onRetry, retryLabel = t('error.retry') }: ErrorNoticeProps) {
  const requestId = requestIdOf(error);
  return (
    <Alert color="red" variant="light" radius="md" title={title} icon={<IconAlertCircle />} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{messageOf(error, fallback)}</Text>
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {requestId && (
          <Text size="xs" c="dimmed">
            {t('error.request', { id: requestId })}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
