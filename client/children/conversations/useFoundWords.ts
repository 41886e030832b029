import { type RefObject, useEffect, useRef } from 'react';
import type { ChatSnapshot } from '../../chat/store/chat-snapshot';

const NAME = 'found-words';
/** Pages of earlier messages that a search loads by itself. */
const PAGES_MAX = 20;

interface FoundWordsOptions {
  list: RefObject<HTMLElement | null>;
  search: string | null;
  snapshot: ChatSnapshot;
  onOlder: () => void;
}

/**
 * Marks the words that led to a transcript and goes to the newest place that has them, in earlier messages if need be. The
 * marks leave the rendered text alone. Returns whether it still looks for them.
 */
export function useFoundWords({ list, search, snapshot, onOlder }: FoundWordsOptions): boolean {
  const { messages, history, hasOlder, isLoadingOlder } = snapshot;
  const pages = useRef(0);
  const hasGone = useRef(false);
  const words = search?.trim().toLowerCase() || null;
  const found = words === null ? undefined : messages.findLast(({ content }) => content.toLowerCase().includes(words));
  const isLooking = words !== null && history === 'ready' && !found && hasOlder && pages.current < PAGES_MAX;

  useEffect(() => {
    if (!isLooking || isLoadingOlder) return;
    pages.current += 1;
    onOlder();
  }, [isLooking, isLoadingOlder, onOlder]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages have new places.
  useEffect(() => {
    if (words === null || !list.current || !('highlights' in CSS)) return;
    CSS.highlights.set(NAME, new Highlight(...rangesOf(list.current, words)));
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [list, words, messages]);

  const foundId = found?.id;
  useEffect(() => {
    if (!foundId || hasGone.current) return;
    hasGone.current = true;
    list.current?.querySelector(`[data-message="${CSS.escape(foundId)}"]`)?.scrollIntoView({ block: 'center' });
  }, [list, foundId]);

  return isLooking;
}

function rangesOf(element: HTMLElement, words: string): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const written = node.textContent ?? '';
    const lower = written.toLowerCase();
    // A few letters become two in lower case, and then the places would not fit.
    const text = lower.length === written.length ? lower : written;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + words.length);
      ranges.push(range);
    }
  }
  return ranges;
}
