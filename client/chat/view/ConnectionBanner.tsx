import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ConnectionStatus } from '../live/live-client';
import { t } from '../texts';
import classes from './ConnectionBanner.module.css';

/** A shorter break is not shown. */
const PATIENCE_MS = 1_200;

interface ConnectionBannerProps {
  connection: ConnectionStatus;
  onRetry: () => void;
}

function textOf({ state, message }: ConnectionStatus): string {
  if (message) return message;
  switch (state) {
    case 'connecting':
      return t('connection.connecting');
    case 'reconnecting':
      return t('connection.lost');
    case 'error':
      return t('connection.failed');
    default:
      return t('connection.none');
  }
}

/** A thin strip above the chat while it is not connected. */
export function ConnectionBanner({ connection, onRetry }: ConnectionBannerProps) {
  const { state, attempt, nextAttemptAt, canRetry } = connection;
  const isFine = state === 'connected';
  // A message of its own shows at once; a plain break only after a moment.
  const isUrgent = connection.message !== null;
  const [isOverdue, setIsOverdue] = useState(false);

  useEffect(() => {
    if (isFine) {
      setIsOverdue(false);
      return;
    }
    const timer = setTimeout(() => setIsOverdue(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isFine]);

  const isShown = !isFine && (isUrgent || isOverdue);
  return (
    <div role="status" data-connection={state}>
      {isShown && (
        <div className={classes.banner} data-state={state}>
          <IconCloudOff size={18} aria-hidden="true" className={classes.icon} />
          <span className={classes.text}>
            <span>{textOf(connection)}</span>
            {state === 'error' && canRetry && <span> {t('connection.kept')}</span>}
            {state === 'reconnecting' && nextAttemptAt !== null && (
              <span className={classes.detail}> {t('connection.attempt', { attempt })}</span>
            )}
          </span>
          {(canRetry || state === 'reconnecting') && (
            <Button
              size="compact-sm"
              variant="white"
              color="dark"
              className={classes.button}
              leftSection={<IconRefresh size={16} />}
              onClick={onRetry}
            >
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
