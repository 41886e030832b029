import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../store/chat-message';
import { dayLabel, isOtherDay } from './day-label';
import classes from './MessageList.module.css';
import { type MessageRenderer, MessageRow } from './MessageRow';
import { t } from './message-texts';
import { useIsPrinting } from './useIsPrinting';
import { useOlderMessages } from './useOlderMessages';
import { useReadingPosition } from './useReadingPosition';

interface MessageListProps {
  messages: readonly ChatMessage[];
  /** The first of them, as one list that stays the same while a reply grows. */
  stored: readonly ChatMessage[];
  /** The key of the message that the reader sent last. */
  sentKey: string | null;
  /** The id of the message at which the list opens; null: at its end. */
  openAt: string | null;
  /** The key of the message that the reader is saving with a new text. */
  savingKey?: string | null;
  /** The same function until it draws something else: every row is drawn again with another one. */
  renderMessage: MessageRenderer;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
  /** A row below the newest message: who is typing. */
  tail: ReactNode;
}

/** The messages of a conversation. Only rows in view are drawn; older messages load above without moving the view. */
export function MessageList(props: MessageListProps) {
  const {
    messages,
    stored,
    sentKey,
    savingKey = null,
    hasOlder,
    isLoadingOlder,
    onOlder,
    openAt,
    tail,
    renderMessage,
  } = props;
  const isPrinting = useIsPrinting();
  const reading = useReadingPosition({ messages, stored, hasTail: Boolean(tail), sentKey, savingKey, openAt });
  const { scroller, canvas, virtualizer, size, topOffset } = reading;
  const loadOlder = useOlderMessages({ scroller, size, hasOlder, isLoadingOlder, onOlder });
  usePositionAfterPrinting(isPrinting, virtualizer);

  // The oldest loaded message gets a date only if nothing comes before it: a date that disappears again moves the view.
  const beginsDay = (index: number, timestamp: string) =>
    (index > 0 || !hasOlder || isPrinting) && isOtherDay(messages[index - 1]?.timestamp, timestamp);
  const row = (index: number) => {
    const message = messages[index];
    if (!message) return tail;
    return (
      <MessageRow
        message={message}
        index={index}
        isNewest={index === messages.length - 1}
        day={beginsDay(index, message.timestamp) ? dayLabel(message.timestamp, new Date()) : null}
        renderMessage={renderMessage}
      />
    );
  };

  return (
    <div className={classes.frame}>
      <section
        ref={scroller}
        className={classes.scroller}
        onScroll={() => {
          reading.onScroll();
          loadOlder();
        }}
        aria-label={t('conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the messages.
        tabIndex={0}
      >
        <div className={classes.column}>
          {isPrinting ? (
            messages.map((message, index) => <article key={message.key}>{row(index)}</article>)
          ) : (
            <div ref={canvas} className={classes.canvas} style={{ height: size }}>
              {reading.rows.map((virtual) => (
                <article
                  key={virtual.key}
                  ref={virtualizer.measureElement}
                  data-index={virtual.index}
                  className={classes.row}
                  style={{ transform: `translateY(${virtual.start}px)` }}
                  // Screen readers wait for the whole answer.
                  aria-busy={messages[virtual.index]?.isStreaming || undefined}
                  aria-posinset={virtual.index + 1}
                  aria-setsize={hasOlder ? -1 : messages.length}
                >
                  {row(virtual.index)}
                </article>
              ))}
            </div>
          )}
        </div>
        {topOffset !== null && <div className={classes.room} style={{ top: topOffset }} />}
      </section>
      {isLoadingOlder && <div className={classes.older}>{t('older')}</div>}
      {!reading.isAtEnd && <DownButton hasNewText={reading.hasNewText} onClick={reading.goDown} />}
    </div>
  );
}

/** Paper shows all messages without a scroller, so the position would be lost. */
function usePositionAfterPrinting(
  isPrinting: boolean,
  virtualizer: { scrollOffset: number | null; scrollToOffset: (offset: number) => void },
): void {
  const position = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (isPrinting) position.current = virtualizer.scrollOffset;
    else if (position.current !== null) virtualizer.scrollToOffset(position.current);
  }, [isPrinting, virtualizer]);
}

function DownButton({ hasNewText, onClick }: { hasNewText: boolean; onClick: () => void }) {
  return (
    <div className={classes.down} data-new={hasNewText || undefined}>
      {hasNewText ? (
        <Button mih={44} rightSection={<IconArrowDown size={16} />} onClick={onClick}>
          {t('newText')}
        </Button>
      ) : (
        <ActionIcon size={44} radius="xl" variant="default" aria-label={t('toEnd')} onClick={onClick}>
          <IconArrowDown size={20} />
        </ActionIcon>
      )}
    </div>
  );
}
