import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './chat.module.css';
import type { ChatMessage } from './chat-message';
import { dayLabel, isOtherDay } from './day-label';
import { MessageItem, type MessageItemProps } from './MessageItem';
import type { MessageEdit } from './useMessageEdit';

/** So near to the end counts as there. Pixels. */
const END_THRESHOLD = 80;
/** So near to the beginning the next page is asked for. */
const OLDER_THRESHOLD = 600;

interface MessageListProps extends Omit<MessageItemProps, 'message' | 'edit'> {
  messages: readonly ChatMessage[];
  edit: MessageEdit | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
  /** A last row below the newest message, `null` for none: who is typing. */
  tail: ReactNode;
}

/** About how high a message will be, before it is measured. */
function estimate(message: ChatMessage | undefined): number {
  if (!message) return 56;
  const lines = Math.ceil(message.content.length / 64) + message.content.split('\n').length;
  return 72 + lines * 24;
}

/**
 * The messages, of which only those in sight are drawn. It stays at the end only where the reader is at the end, and
 * keeps the reader's place when older ones come in above.
 */
export function MessageList(props: MessageListProps) {
  const { messages, edit, hasOlder, isLoadingOlder, onOlder, tail, ...item } = props;
  const scroller = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [hasNew, setHasNew] = useState(false);
  const isFollowing = useRef(true);

  const virtualizer = useVirtualizer({
    count: messages.length + (tail ? 1 : 0),
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => estimate(messages[index]), [messages]),
    getItemKey: useCallback((index: number) => messages[index]?.key ?? 'tail', [messages]),
    overscan: 6,
    paddingStart: 8,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_THRESHOLD,
  });

  // The newest is what one comes for: an opened conversation stands at its end.
  const hasMessages = messages.length > 0;
  useEffect(() => {
    if (hasMessages) virtualizer.scrollToEnd();
  }, [hasMessages, virtualizer]);

  const last = messages.at(-1);
  const lastKey = last?.key;
  const isOwnLast = last?.status === 'sending';
  // One's own words are always in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last message is what moves the view.
  useEffect(() => {
    if (!isOwnLast) return;
    isFollowing.current = true;
    virtualizer.scrollToEnd();
  }, [lastKey, isOwnLast, virtualizer]);

  const length = last?.content.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: any growth below the reader is news.
  useEffect(() => {
    if (!isAtEnd) setHasNew(true);
  }, [length, lastKey]);

  // Whatever grows, shrinks or is measured anew: who is at the end stays there.
  const totalSize = virtualizer.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is what moves the end.
  useLayoutEffect(() => {
    if (isFollowing.current) virtualizer.scrollToEnd();
  }, [totalSize, virtualizer]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The keyboard of a phone takes half of the view.
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) virtualizer.scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [virtualizer]);

  const follow = () => {
    const element = scroller.current;
    if (!element) return;
    const atEnd = element.scrollHeight - element.clientHeight - element.scrollTop <= END_THRESHOLD;
    isFollowing.current = atEnd;
    setIsAtEnd(atEnd);
    if (atEnd) setHasNew(false);
    if (hasOlder && !isLoadingOlder && element.scrollTop < OLDER_THRESHOLD) onOlder();
  };

  // A page that does not fill the view gives nothing to scroll.
  useEffect(() => {
    const element = scroller.current;
    if (element && hasOlder && !isLoadingOlder && virtualizer.getTotalSize() < element.clientHeight) onOlder();
  }, [hasOlder, isLoadingOlder, onOlder, virtualizer]);

  // Where earlier ones are still to come, the oldest is not known to begin its day: a date that came and went again
  // would move what is being read.
  const beginsDay = (index: number, { timestamp }: ChatMessage) =>
    (index > 0 || !hasOlder || isPrinting) && isOtherDay(messages[index - 1]?.timestamp, timestamp);
  const row = (index: number) => {
    const message = messages[index];
    if (!message) return tail;
    return (
      <>
        {beginsDay(index, message) && (
          <div className={classes.day}>
            <span>{dayLabel(message.timestamp, new Date())}</span>
          </div>
        )}
        <MessageItem message={message} edit={edit?.messageId === message.id ? edit : null} {...item} />
      </>
    );
  };

  return (
    <div className={classes.listFrame}>
      <section
        ref={scroller}
        className={classes.scroller}
        onScroll={follow}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard.
        tabIndex={0}
      >
        <div className={classes.column}>
          {isPrinting ? (
            messages.map((message, index) => <article key={message.key}>{row(index)}</article>)
          ) : (
            <div className={classes.canvas} style={{ height: virtualizer.getTotalSize() }}>
              {virtualizer.getVirtualItems().map((virtual) => (
                <article
                  key={virtual.key}
                  ref={virtualizer.measureElement}
                  data-index={virtual.index}
                  className={classes.row}
                  style={{ transform: `translateY(${virtual.start}px)` }}
                  aria-posinset={virtual.index + 1}
                  aria-setsize={hasOlder ? -1 : messages.length}
                >
                  {row(virtual.index)}
                </article>
              ))}
            </div>
          )}
        </div>
      </section>
      {isLoadingOlder && <div className={classes.older}>Loading earlier messages…</div>}
      {!isAtEnd && (
        <Button
          className={classes.newText}
          size="sm"
          variant={hasNew ? 'filled' : 'default'}
          rightSection={<IconArrowDown size={16} />}
          onClick={() => virtualizer.scrollToEnd({ behavior: 'auto' })}
        >
          {hasNew ? 'New text' : 'To the end'}
        </Button>
      )}
    </div>
  );
}

/** On paper everything that is loaded stands, not only what is in sight. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    // A preview may change the medium alone, without the events of a print.
    const paper = window.matchMedia('print');
    const turn = () => (paper.matches ? before() : after());
    paper.addEventListener('change', turn);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      paper.removeEventListener('change', turn);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
