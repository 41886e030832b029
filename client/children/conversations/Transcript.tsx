import { Alert, Button, Text } from '@mantine/core';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import { Fragment, type ReactNode, useRef } from 'react';
import type { ChatSnapshot } from '../../chat/store/chat-snapshot';
import type { ChatStore } from '../../chat/store/chat-store';
import { dayLabel, isOtherDay } from '../../chat/view/day-label';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { ListSkeleton } from '../../ui/Skeletons';
import { t } from '../texts';
import classes from './child-conversations.module.css';
import { TranscriptMessage } from './TranscriptMessage';
import { useFoundWords } from './useFoundWords';
import { useTranscript } from './useTranscript';
import { useTranscriptPosition } from './useTranscriptPosition';

interface TranscriptProps {
  child: ChildFieldsFragment;
  conversationId: string;
  /** The words that led here. */
  search: string | null;
  /** Shown where the conversation does not exist. */
  gone: ReactNode;
}

const GONE: ReadonlySet<string> = new Set(['conversation_not_found', 'conversation_deleted']);

/** All messages, older ones on demand, and new ones as the child and Starling write them. */
export function Transcript({ child, conversationId, search, gone }: TranscriptProps) {
  const { store, snapshot } = useTranscript(child.id, conversationId);
  const list = useRef<HTMLDivElement>(null);
  const isSearching = useFoundWords({ list, search, snapshot, onOlder: () => void store.loadOlder() });
  useTranscriptPosition(list, snapshot.messages, search === null);
  const { messages, history, historyError, ended, hasOlder, isLoadingOlder } = snapshot;

  if (ended !== null && GONE.has(ended)) return gone;
  if (history === 'failed' || ended !== null) {
    return <Failed problem={historyError} onRetry={() => store.retryHistory()} canRetry={ended === null} />;
  }
  if (messages.length === 0 && history !== 'ready') return <ListSkeleton count={5} hasIcons />;
  return (
    <>
      <div ref={list} className={classes.transcript} role="log" aria-label={t('transcriptPage.label')} aria-live="off">
        {hasOlder && (
          <Button variant="subtle" fullWidth loading={isLoadingOlder} onClick={() => void store.loadOlder()}>
            {t('transcriptPage.earlier')}
          </Button>
        )}
        {messages.map((message, index) => (
          <Fragment key={message.key}>
            {isOtherDay(messages[index - 1]?.timestamp, message.timestamp) && (
              <div className={classes.day}>{dayLabel(message.timestamp, new Date())}</div>
            )}
            <TranscriptMessage message={message} child={child} />
          </Fragment>
        ))}
        {messages.length === 0 && <Text c="dimmed">{t('transcriptPage.empty')}</Text>}
      </div>
      <p className="visually-hidden" role="status">
        {isSearching ? t('transcriptPage.searching') : ''}
      </p>
      <LiveBar child={child} snapshot={snapshot} store={store} />
    </>
  );
}

interface FailedProps {
  problem: string | null;
  canRetry: boolean;
  onRetry: () => void;
}

function Failed({ problem, canRetry, onRetry }: FailedProps) {
  return (
    <Alert color="red" variant="light" radius="md" role="alert" title={t('transcriptPage.failed')}>
      <Text size="sm">{problem ?? t('transcriptPage.mayNot')}</Text>
      {canRetry && (
        <Button mt="xs" size="xs" variant="default" onClick={onRetry}>
          {t('transcriptPage.again')}
        </Button>
      )}
    </Alert>
  );
}

interface LiveBarProps {
  child: ChildFieldsFragment;
  snapshot: ChatSnapshot;
  store: ChatStore;
}

/** Whether new messages arrive here, and the button that stops a reply. */
function LiveBar({ child: { nickname }, snapshot, store }: LiveBarProps) {
  const { connection, isStreaming, isThinking, error } = snapshot;
  const isLive = connection.state === 'connected';
  const isReplying = isLive && (isStreaming || isThinking);
  return (
    <div className={classes.bar} data-toasts-above>
      <span className={classes.live} role="status">
        <span className={classes.dot} data-live={isLive || undefined} aria-hidden="true" />
        {error ?? (isLive ? t('transcriptPage.live', { name: nickname }) : t('transcriptPage.connecting'))}
      </span>
      {isReplying && (
        <Button
          color="red"
          variant="light"
          mih={44}
          leftSection={<IconPlayerStopFilled size={16} />}
          onClick={() => store.stop()}
        >
          {t('transcriptPage.stop')}
        </Button>
      )}
      {connection.canRetry && (
        <Button variant="default" mih={44} onClick={() => store.reconnect()}>
          {t('transcriptPage.reconnect')}
        </Button>
      )}
    </div>
  );
}
