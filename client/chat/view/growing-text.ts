import { createContext, use, useSyncExternalStore } from 'react';
import type { ChatMessage } from '../store/chat-message';

/** Where the text of a message is read while it grows. */
export interface TextSource {
  /** Calls the listener after the text of a message grew. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** The text that the message has now; undefined for one that is not there. */
  textOf(key: string): string | undefined;
}

const STILL: TextSource = { subscribe: () => () => undefined, textOf: () => undefined };

/** Without a provider, each message keeps the text that it came with. */
export const GrowingText = createContext(STILL);

/** The text of a message. A chunk draws the component that calls this, and neither the list nor the screen around it. */
export function useGrowingText({ key, content, isStreaming }: ChatMessage): string {
  const source = use(GrowingText);
  const { subscribe, textOf } = isStreaming ? source : STILL;
  const text = useSyncExternalStore(
    subscribe,
    () => textOf(key),
    () => undefined,
  );
  return text ?? content;
}
