import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { shownText } from '../../conversations/shown-text';
import type { ChatMessage } from '../store/chat-message';
import { t } from './message-texts';
import classes from './NextSteps.module.css';

/** What the reader can do after the newest message of a conversation. */
export interface NextSteps {
  /** A message can be sent now. */
  canAsk: boolean;
  /** The question is known, so it can be sent once more. */
  canRepeat: boolean;
  /** The companion can continue an answer from where it ended. */
  canGoOn: boolean;
  /** The answer to the newest message should have come by now. */
  isOverdue: boolean;
}

export interface NextStepCommands {
  /** Sends the question that the message is, or belongs to, once more. */
  onAskAgain(message: ChatMessage): void;
  onGoOn(): void;
}

export interface NextStepProps extends NextStepCommands {
  message: ChatMessage;
  /** Null for a message that is not the newest: nothing is left to do about it. */
  next: NextSteps | null;
}

interface NoticeProps extends NextStepProps {
  text: string;
  hasText: boolean;
}

function Notice({ text, hasText, message, next, onAskAgain, onGoOn }: NoticeProps) {
  return (
    <div className={classes.notice}>
      <span>{text}</span>
      {next && (
        <span className={classes.steps}>
          {hasText && next.canGoOn && (
            <Button size="compact-sm" variant="light" disabled={!next.canAsk} onClick={onGoOn}>
              {t('next.goOn')}
            </Button>
          )}
          {next.canRepeat && (
            <Button size="compact-sm" variant="light" disabled={!next.canAsk} onClick={() => onAskAgain(message)}>
              {t('next.askAgain')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

/** Below an answer that was stopped or broke off. */
export function UnfinishedNotice(props: NextStepProps) {
  const { responseType, truncated } = props.message;
  if (responseType === 'stopped') return <Notice {...props} hasText text={t('next.stopped')} />;
  const isCut = truncated && responseType !== 'safety';
  return isCut ? <Notice {...props} hasText text={t('next.cut')} /> : null;
}

/** Below a question without an answer. */
export function NoAnswerNotice(props: NextStepProps) {
  if (props.message.isAnswerStopped) return <Notice {...props} hasText={false} text={t('next.stopped')} />;
  if (!props.next?.isOverdue) return null;
  return <Notice {...props} hasText={false} text={t('next.overdue')} />;
}

/** An answer that failed. */
export function FailedAnswer({ message, next, onAskAgain }: NextStepProps) {
  return (
    <div className={classes.failed}>
      <p>{shownText(message.content)}</p>
      <p className={classes.saved}>{t('next.saved')}</p>
      {next?.canRepeat && (
        <Button
          variant="light"
          mt="xs"
          leftSection={<IconRefresh size={18} />}
          disabled={!next.canAsk}
          onClick={() => onAskAgain(message)}
        >
          {t('next.tryAgain')}
        </Button>
      )}
    </div>
  );
}
