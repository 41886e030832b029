/** What somebody has begun to write: kept over a reload in this tab, one for each conversation, gone at logout. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const KEY_PREFIX = 'starling_draft:';

/** Of the conversation; without an id, of the one that is about to begin. */
export function draftKey(userId: string, conversationId: string | null): string {
  return `${KEY_PREFIX}${userId}:${conversationId ?? 'new'}`;
}

export function readDraft(storage: Pick<Storage, 'getItem'>, key: string): string {
  try {
    return storage.getItem(key) ?? '';
  } catch {
    // A forbidden storage costs the reload alone.
    return '';
  }
}

export function keepDraft(storage: Pick<Storage, 'setItem' | 'removeItem'>, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // A full or forbidden storage costs the reload alone.
  }
}

/** Takes away what anybody left half written in this tab. */
export function clearDrafts(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(KEY_PREFIX)) storage.removeItem(key);
}

/** The question that another page hands over as `state: { draft }`, to be sent from here. */
export function useHandedOver(): string {
  const navigate = useNavigate();
  const handedOver: unknown = useLocation().state?.draft;
  const [question] = useState(typeof handedOver === 'string' ? handedOver : '');

  useEffect(() => {
    // The browser keeps the state over a reload: left there, the question would come back after it was sent.
    if (handedOver !== undefined) void navigate('.', { replace: true, state: null });
  }, [handedOver, navigate]);

  return question;
}

/** The text being written. It goes along where the chat turns to another conversation. */
export function useDraft(userId: string, conversationId: string | null, handedOver: string) {
  const [text, setText] = useState(handedOver);
  const keptAt = useRef<string | null>(null);
  const key = draftKey(userId, conversationId);

  useEffect(() => {
    const before = keptAt.current;
    keptAt.current = key;
    if (before !== key && text === '') {
      setText(readDraft(sessionStorage, key));
      return;
    }
    if (before !== null && before !== key) keepDraft(sessionStorage, before, '');
    keepDraft(sessionStorage, key, text);
  }, [key, text]);

  return [text, setText] as const;
}
