import { Alert, Button } from '@mantine/core';
import type { ChatSnapshot } from '../store/chat-snapshot';
import type { ChatStore } from '../store/chat-store';
import { t } from '../texts';
import classes from './ChatProblems.module.css';
import { ConnectionBanner } from './ConnectionBanner';

/** A failed history shows a quiet Retry and never its error. */
const WITH_HISTORY_CHIP = import.meta.env.VITE_HISTORY_ERROR_CHIP !== 'off';

/** Everything that is wrong with the chat: connection, history, the last error. */
export function ChatProblems({ snapshot, store }: { snapshot: ChatSnapshot; store: ChatStore }) {
  return (
    <>
      <ConnectionBanner connection={snapshot.connection} onRetry={() => store.reconnect()} />
      {snapshot.history === 'failed' && WITH_HISTORY_CHIP && (
        <div className={classes.chip}>
          {t('olderFailed')}
          <Button size="compact-sm" variant="subtle" onClick={() => store.retryHistory()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {snapshot.error && (
        <Alert
          className={classes.error}
          color="red"
          role="alert"
          withCloseButton
          closeButtonLabel={t('dismiss')}
          onClose={() => store.dismissError()}
        >
          {snapshot.error}
        </Alert>
      )}
    </>
  );
}
