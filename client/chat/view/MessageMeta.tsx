/** The line below a message. */
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MessageStatus } from '../../../contract/conversations';
import { dateText } from '../../platform/languages/formats';
import { exactTime } from '../../ui/relative-time';
import type { ChatMessage } from '../store/chat-message';
import { TICKS } from '../store/ticks';
import classes from './MessageMeta.module.css';
import type { MessageCommands } from './message-commands';
import { t } from './message-texts';
import { REACTION_SIGNS } from './reactions';

export function Meta({ children }: { children: ReactNode }) {
  return <div className={classes.meta}>{children}</div>;
}

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

export function SentAt({ timestamp }: { timestamp: string }) {
  const time = new Date(timestamp);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={timestamp} title={exactTime(time)} className={classes.time}>
      {dateText(time, TIME)}
    </time>
  );
}

const STATUS_ICONS: Readonly<Record<MessageStatus, ReactNode>> = {
  sending: <IconClock size={15} />,
  sent: <IconCheck size={17} />,
  delivered: <IconChecks size={17} />,
  read: <IconChecks size={17} />,
  failed: <IconAlertTriangle size={15} />,
};

export function StatusTicks({ status }: { status: MessageStatus }) {
  const { count, isRead } = TICKS[status];
  const label = t(`ticks.${status}`);
  return (
    <Tooltip label={label}>
      <span
        role="img"
        aria-label={label}
        className={classes.ticks}
        data-ticks={count}
        data-status={status}
        data-read={isRead || undefined}
      >
        {STATUS_ICONS[status]}
      </span>
    </Tooltip>
  );
}

interface ReactionBadgeProps extends Pick<MessageCommands, 'onReact'> {
  message: ChatMessage;
}

/** The reader's reaction; a click removes it. */
export function ReactionBadge({ message, onReact }: ReactionBadgeProps) {
  if (!message.reaction) return null;
  const { Sign, color } = REACTION_SIGNS[message.reaction];
  return (
    <ActionIcon
      variant="light"
      color={color}
      size={32}
      radius="xl"
      className={classes.reaction}
      aria-label={t('reaction.yours', { reaction: t(`reaction.${message.reaction}`) })}
      onClick={() => onReact(message, null)}
    >
      <Sign size={18} stroke={1.8} />
    </ActionIcon>
  );
}
