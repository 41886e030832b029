import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './chat.module.css';
import type { ConnectionStatus } from './live-client';

/** A break shorter than this is nobody's concern. */
const PATIENCE_MS = 1_200;

interface ConnectionBannerProps {
  connection: ConnectionStatus;
  onRetry: () => void;
}

function textOf({ state, message }: ConnectionStatus): string {
  if (message) return message;
  switch (state) {
    case 'connecting':
      return 'Connecting to Starling…';
    case 'reconnecting':
      return 'We could not reach Starling. Your messages are kept and will be sent.';
    case 'error':
      return 'Connection failed';
    default:
      return 'Not connected';
  }
}

/** A thin strip, only where something is wrong. */
export function ConnectionBanner({ connection, onRetry }: ConnectionBannerProps) {
  const { state, attempt, nextAttemptAt, canRetry } = connection;
  const isFine = state === 'connected';
  // What has words of its own is told at once; a short break not at all.
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
          <IconCloudOff size={18} aria-hidden="true" className={classes.bannerIcon} />
          <span className={classes.bannerText}>
            {textOf(connection)}
            {state === 'reconnecting' && nextAttemptAt !== null && (
              <span className={classes.bannerDetail}> Reconnecting, attempt {attempt} of 5.</span>
            )}
          </span>
          {(canRetry || state === 'reconnecting') && (
            <Button
              size="compact-sm"
              variant="white"
              color="dark"
              className={classes.bannerButton}
              leftSection={<IconRefresh size={16} />}
              onClick={onRetry}
            >
              Retry
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
