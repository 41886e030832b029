import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { type ChatMessage, isHidden } from '../store/chat-message';
import { CopyAction, MessageAction } from './MessageAction';
import classes from './MessageActions.module.css';
import type { MessageCommands } from './message-commands';
import { t } from './message-texts';
import { ReactAction } from './ReactAction';

interface AnswerActionsProps extends Pick<MessageCommands, 'onReact' | 'onReport'> {
  message: ChatMessage;
}

/** The buttons of an answer. */
export function AnswerActions({ message, onReact, onReport }: AnswerActionsProps) {
  if (isHidden(message)) return null;
  return (
    <div className={classes.actions}>
      <CopyAction text={message.content} />
      <ReactAction message={message} onReact={onReact} />
      <MessageAction
        label={message.reported ? t('action.reported') : t('action.report')}
        icon={message.reported ? <IconFlagFilled size={18} /> : <IconFlag size={18} />}
        onClick={() => onReport(message)}
      />
    </div>
  );
}
