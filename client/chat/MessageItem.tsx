import { ActionIcon, Button, Textarea, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../contract/limits';
import { Logo } from '../ui/Logo';
import { exactTime } from '../ui/relative-time';
import classes from './chat.module.css';
import type { ChatMessage } from './chat-message';
import { Markdown } from './Markdown';
import { MessageActions, type MessageCommands } from './MessageActions';
import { REACTION_SIGNS } from './reactions';
import { SourceChips } from './SourceChips';
import { TICKS } from './ticks';
import { MESSAGE_CHARACTER_MS } from './typewriter';
import type { MessageEdit } from './useMessageEdit';
import { useTypewriter } from './useTypewriter';

export interface MessageItemProps extends MessageCommands {
  message: ChatMessage;
  /** Where this message is being changed. */
  edit: MessageEdit | null;
  onChangeEdit(text: string): void;
  onSaveEdit(message: ChatMessage, content: string): void;
  onCancelEdit(): void;
  onRetry(message: ChatMessage): void;
  onDiscard(message: ChatMessage): void;
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

function SentAt({ timestamp }: { timestamp: string }) {
  const time = new Date(timestamp);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={timestamp} title={exactTime(time)} className={classes.time}>
      {TIME.format(time)}
    </time>
  );
}

function StatusTicks({ message }: { message: ChatMessage }) {
  const { count, isRead, label } = TICKS[message.status];
  const icon =
    message.status === 'sending' ? (
      <IconClock size={15} />
    ) : message.status === 'failed' ? (
      <IconAlertTriangle size={15} />
    ) : count === 2 ? (
      <IconChecks size={17} />
    ) : (
      <IconCheck size={17} />
    );
  return (
    <Tooltip label={label}>
      <span
        role="img"
        aria-label={label}
        className={classes.ticks}
        data-ticks={count}
        data-status={message.status}
        data-read={isRead || undefined}
      >
        {icon}
      </span>
    </Tooltip>
  );
}

function Reaction({ message, onReact }: { message: ChatMessage; onReact: MessageCommands['onReact'] }) {
  if (!message.reaction) return null;
  const { Sign, label, color } = REACTION_SIGNS[message.reaction];
  return (
    <ActionIcon
      variant="light"
      color={color}
      size={32}
      radius="xl"
      aria-label={`Your reaction: ${label}. Take it back`}
      onClick={() => onReact(message, null)}
    >
      <Sign size={18} stroke={1.8} />
    </ActionIcon>
  );
}

function EditForm(props: Omit<MessageItemProps, 'edit'> & { edit: MessageEdit }) {
  const { message, edit, onChangeEdit, onSaveEdit, onCancelEdit } = props;
  const text = edit.text.trim();
  const canSave = text !== '' && text !== message.content && !edit.isSaving;
  return (
    <form
      className={classes.edit}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) onSaveEdit(message, text);
      }}
    >
      <Textarea
        aria-label="Change your message"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={MESSAGE_MAX_LENGTH}
        value={edit.text}
        readOnly={edit.isSaving}
        data-autofocus
        autoFocus
        onChange={(event) => onChangeEdit(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !edit.isSaving) onCancelEdit();
        }}
      />
      <p className={classes.editHint}>Starling will reply to your edited message. Later messages will be removed.</p>
      <div className={classes.editButtons}>
        <Button variant="subtle" size="sm" onClick={onCancelEdit} disabled={edit.isSaving}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={!canSave} loading={edit.isSaving}>
          Save and ask again
        </Button>
      </div>
    </form>
  );
}

function OwnMessage(props: MessageItemProps) {
  const { message, edit, onRetry, onDiscard } = props;
  const isStored = message.status !== 'sending' && message.status !== 'failed';
  if (edit) return <EditForm {...props} edit={edit} />;
  return (
    <>
      <span className="visually-hidden">You said</span>
      <div className={classes.bubble} dir="auto">
        {message.content}
      </div>
      <div className={classes.meta}>
        {isStored && <MessageActions {...props} />}
        <Reaction message={message} onReact={props.onReact} />
        {message.editedAt && <span>edited</span>}
        <SentAt timestamp={message.timestamp} />
        <StatusTicks message={message} />
      </div>
      {message.status === 'failed' && (
        <div className={classes.failed} role="alert">
          <span>This message was not sent. It is kept here.</span>
          {message.problem && <span>{message.problem}</span>}
          <span className={classes.failedActions}>
            <Button size="compact-sm" variant="light" onClick={() => onRetry(message)}>
              Retry
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onDiscard(message)}>
              Discard
            </Button>
          </span>
        </div>
      )}
    </>
  );
}

/** Whole answers that were written out once: not again where their row is drawn anew, on paper for one. */
const writtenOut = new Set<string>();

function Answer(props: MessageItemProps) {
  const { message } = props;
  // Typing goes before painting: a long answer may lag a frame behind its pieces.
  const content = useDeferredValue(message.content);
  const [isAnimated] = useState(() => message.isFresh && !writtenOut.has(message.key));
  const written = useTypewriter(content, isAnimated, MESSAGE_CHARACTER_MS);
  useEffect(() => {
    if (message.isFresh) writtenOut.add(message.key);
  }, [message.isFresh, message.key]);
  const isWriting = message.isStreaming || written.length < content.length;
  return (
    <>
      <div className={classes.avatar}>
        <Logo size={32} thinking={message.isStreaming} />
      </div>
      <div className={classes.answer} dir="auto">
        <span className="visually-hidden">Starling said</span>
        <Markdown text={written} isStreaming={isWriting} />
        {message.truncated && (
          <p className={classes.truncated}>The answer broke off here. You can ask Starling to go on.</p>
        )}
        {!isWriting && <SourceChips text={content} />}
        <div className={classes.meta}>
          <Reaction message={message} onReact={props.onReact} />
          {!message.isStreaming && <SentAt timestamp={message.timestamp} />}
          {!message.isStreaming && !message.isPartial && message.id && <MessageActions {...props} />}
        </div>
      </div>
    </>
  );
}

/** One message: own ones right in a tint with ticks, answers left across the whole width. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message } = props;
  return (
    <div
      className={message.role === 'user' ? classes.own : classes.assistant}
      data-message-id={message.id}
      data-role={message.role}
      data-status={message.status}
      data-streaming={message.isStreaming || undefined}
    >
      {message.role === 'user' ? <OwnMessage {...props} /> : <Answer {...props} />}
    </div>
  );
});
