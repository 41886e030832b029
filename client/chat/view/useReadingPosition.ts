import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../store/chat-message';
import { GrowingText } from './growing-text';
import { useGrowingRow } from './useGrowingRow';
import { END_THRESHOLD, useEndInSmallerView, usePlace } from './usePlace';

/** The share of the view that a long question leaves to its answer. */
const ANSWER_SHARE = 0.6;
/** How much of the text stays in view when the reader goes one view down. Pixels. */
const OVERLAP = 56;

interface Options {
  messages: readonly ChatMessage[];
  /** The first of them, as one list that stays the same while a reply grows. */
  stored: readonly ChatMessage[];
  /** There is a row below the newest message. */
  hasTail: boolean;
  /** The key of the message that the reader sent last. The rows may first be drawn when it is stored already. */
  sentKey: string | null;
  /** The key of the message that the reader is saving with a new text. */
  savingKey: string | null;
  /** The id of the message at which the conversation opens. Without it, it opens at its end. */
  openAt: string | null;
}

/** The height of a message before it is measured. */
function estimateHeight(message: ChatMessage | undefined): number {
  if (!message) return 56;
  const lines = Math.ceil(message.content.length / 64) + message.content.split('\n').length;
  return 72 + lines * 24;
}

/** The row that the view opens at. In the middle of an answer that is its question, as for the reader who asked it. */
function openingRow(messages: readonly ChatMessage[], openAt: string | null): ChatMessage | undefined {
  const last = messages.at(-1);
  const id = last?.isStreaming ? last.originalMessageId : openAt;
  return id === null ? undefined : messages.find((message) => message.id === id);
}

type Rows = Pick<Options, 'messages' | 'stored'>;

function hasSameKeys(rows: Rows, before: Rows): boolean {
  if (rows.messages.length !== before.messages.length) return false;
  // The keys of stored messages are compared only if one of these messages has changed.
  const from = rows.stored === before.stored ? rows.stored.length : 0;
  return rows.messages.slice(from).every(({ key }, index) => key === before.messages[from + index]?.key);
}

/** The key of each row. It stays the same function while an answer grows: another one has all rows placed again. */
function useItemKey({ messages, stored }: Rows): (index: number) => string {
  const [keyed, setKeyed] = useState({ messages, stored, keys: messages });
  const keys = hasSameKeys({ messages, stored }, keyed) ? keyed.keys : messages;
  if (keys !== keyed.keys || stored !== keyed.stored) setKeyed({ messages, stored, keys });
  return useCallback((index: number) => keys[index]?.key ?? 'tail', [keys]);
}

/** A long question of the reader leaves room for its answer. Everything else is read from its first line. */
function earliestOffset(message: ChatMessage | undefined, { start, end }: VirtualItem, viewHeight: number): number {
  return message?.role === 'user' ? end - viewHeight * (1 - ANSWER_SHARE) : start;
}

/**
 * The rows of a conversation and where the reader is among them. A question goes to the top of the view when it is sent,
 * and the answer grows below it. Apart from that, new text never moves the view.
 */
export function useReadingPosition({ messages, stored, hasTail, sentKey, savingKey, openAt }: Options) {
  const scroller = useRef<HTMLElement>(null);
  /** Until the reader moves or new text comes, the view stays at the end while rows are measured. */
  const [isOpening, setIsOpening] = useState(true);
  /** The row that stands at the top of the view. The list is long enough for that, however short the answer is. */
  const [topKey, setTopKey] = useState<string | null>(null);
  /** That row, until the view has moved to it. */
  const wantedKey = useRef<string | null>(null);
  const virtualizer = useVirtualizer({
    count: messages.length + (hasTail ? 1 : 0),
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateHeight(messages[index]),
    getItemKey: useItemKey({ messages, stored }),
    overscan: 6,
    paddingStart: 8,
    paddingEnd: 16,
    // Keeps the view in place when earlier messages load above it.
    anchorTo: 'end',
    // With a negative threshold, a reader at the end does not follow the text as it grows.
    scrollEndThreshold: isOpening && topKey === null ? END_THRESHOLD : -1,
  });
  const rows = virtualizer.getVirtualItems();
  const size = virtualizer.getTotalSize();
  const viewHeight = virtualizer.scrollRect?.height ?? 0;
  const last = messages.at(-1);
  const text = use(GrowingText);
  const readEnd = useCallback(
    () => `${last?.key} ${last && (text.textOf(last.key) ?? last.content).length}`,
    [text, last],
  );
  const end = readEnd();

  const topIndex = topKey === null ? -1 : messages.findLastIndex(({ key }) => key === topKey);
  const top = virtualizer.measurementsCache[topIndex];
  const topOffset =
    top && viewHeight > 0 ? Math.max(top.start, earliestOffset(messages[topIndex], top, viewHeight)) : null;

  const placeAtTop = useCallback((key: string | null) => {
    if (key === null) return;
    wantedKey.current = key;
    setTopKey(key);
    setIsOpening(false);
  }, []);
  useLayoutEffect(() => placeAtTop(sentKey), [placeAtTop, sentKey]);
  useLayoutEffect(() => placeAtTop(savingKey), [placeAtTop, savingKey]);

  const openedWith = useRef(end);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves whenever rows are measured or the view changes.
  useLayoutEffect(() => {
    if (!isOpening || messages.length === 0) return;
    const row = openingRow(messages, openAt);
    if (row) {
      wantedKey.current = row.key;
      setTopKey(row.key);
    } else if (openedWith.current === end) {
      virtualizer.scrollToEnd();
      return;
    }
    setIsOpening(false);
  }, [isOpening, messages, openAt, end, size, viewHeight, virtualizer]);

  useLayoutEffect(() => {
    if (!top || topOffset === null || wantedKey.current !== topKey) return;
    // Unlike an offset, an index is followed while the rows above it are measured.
    if (topOffset === top.start) virtualizer.scrollToIndex(topIndex, { align: 'start' });
    else virtualizer.scrollToOffset(topOffset);
    // The rows of this render may have their estimated height still.
    const heightOf = (key: VirtualItem['key']) => virtualizer.elementsCache.get(key)?.getBoundingClientRect().height;
    const isMeasured = ({ key, size: height }: VirtualItem) => Math.abs((heightOf(key) ?? -1) - height) < 1;
    // The browser stops short of an offset for which the text is not long enough yet.
    const isThere = Math.abs((scroller.current?.scrollTop ?? -1) - topOffset) < 1;
    if (isThere && isMeasured(top) && rows.every(isMeasured)) wantedKey.current = null;
  });

  useEndInSmallerView({ scroller, viewHeight, size, isStreaming: last?.isStreaming === true });

  const isAsOpened = end === openedWith.current && last?.isStreaming !== true;
  const { look, ...place } = usePlace({ scroller, virtualizer, size, viewHeight, end, readEnd, isAsOpened });
  const canvas = useGrowingRow(virtualizer, {
    index: messages.length - 1,
    canGrow: () => last?.isStreaming === true && !hasTail && !isOpening && wantedKey.current === null,
    onGrowth: look,
  });
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    if (element.scrollHeight - element.clientHeight - element.scrollTop > END_THRESHOLD) setIsOpening(false);
    look('scroll');
  };
  const goDown = () => {
    const element = scroller.current;
    const newest = virtualizer.measurementsCache[messages.length - 1];
    if (!element || !newest || !place.hasNewText) {
      virtualizer.scrollToEnd();
      return;
    }
    const bottom = element.scrollTop + element.clientHeight;
    const next = newest.start >= bottom ? newest.start : bottom - OVERLAP;
    virtualizer.scrollToOffset(Math.min(next, virtualizer.getTotalSize() - element.clientHeight));
  };
  return { scroller, canvas, virtualizer, rows, size, topOffset, onScroll, goDown, ...place };
}
