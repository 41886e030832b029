import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../../chat/store/chat-message';

/** A reader this close to the end follows what is written. */
const NEAR_PX = 160;

/**
 * Opens a transcript at its end, follows new text while the reader is there, and keeps the place when earlier messages come
 * in above.
 */
export function useTranscriptPosition(
  list: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  opensAtEnd: boolean,
): void {
  const before = useRef({ firstKey: null as string | null, height: 0 });
  const firstKey = messages[0]?.key ?? null;

  useLayoutEffect(() => {
    const height = list.current?.offsetHeight ?? 0;
    const last = before.current;
    before.current = { firstKey, height };
    if (messages.length === 0) return;
    const { scrollHeight } = document.documentElement;
    const growth = height - last.height;
    if (last.firstKey === null) {
      if (opensAtEnd) window.scrollTo(0, scrollHeight);
    } else if (firstKey !== last.firstKey) {
      window.scrollBy(0, growth);
    } else if (scrollHeight - growth - window.scrollY - window.innerHeight < NEAR_PX && growth > 0) {
      window.scrollTo(0, scrollHeight);
    }
  }, [list, messages, firstKey, opensAtEnd]);
}
