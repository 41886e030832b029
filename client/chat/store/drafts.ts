/** Drafts: one for each user and conversation, kept over a reload in this tab, deleted at logout. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DRAFT_KEY_PREFIX } from './unsent-keys';

/** Without a conversation id, the key of the next new conversation. */
export function draftKey(userId: string, conversationId: string | null): string {
  return `${DRAFT_KEY_PREFIX}${userId}:${conversationId ?? 'new'}`;
}

export function readDraft(storage: Pick<Storage, 'getItem'>, key: string): string {
  try {
    return storage.getItem(key) ?? '';
  } catch {
    // If storage is forbidden, a reload loses the draft and nothing else breaks.
    return '';
  }
}

export function keepDraft(storage: Pick<Storage, 'setItem' | 'removeItem'>, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // If storage is full or forbidden, a reload loses the draft and nothing else breaks.
  }
}

/** The draft of a conversation, and a text that comes to it: neither is lost, and nothing stands there twice. */
export function joinDrafts(kept: string, text: string): string {
  if (kept === '' || kept === text) return text;
  return text === '' || kept.includes(text) ? kept : `${kept}\n${text}`;
}

/** The question that another page passes on as `state: { draft }`. */
export function useHandedOver(): string {
  const navigate = useNavigate();
  const handedOver: unknown = useLocation().state?.draft;
  const [question] = useState(typeof handedOver === 'string' ? handedOver : '');

  useEffect(() => {
    // The browser keeps the state over a reload, so the question would come back after it was sent.
    if (handedOver !== undefined) void navigate('.', { replace: true, state: null });
  }, [handedOver, navigate]);

  return question;
}

/** The text in the composer. It moves along when the chat opens another conversation, and joins the draft that is there. */
export function useDraft(userId: string, conversationId: string | null, handedOver: string) {
  const [text, setText] = useState(handedOver);
  const keptAt = useRef<string | null>(null);
  const key = draftKey(userId, conversationId);

  useEffect(() => {
    const before = keptAt.current;
    keptAt.current = key;
    if (before === key) {
      keepDraft(sessionStorage, key, text);
      return;
    }
    const kept = readDraft(sessionStorage, key);
    if (before !== null) keepDraft(sessionStorage, before, '');
    keepDraft(sessionStorage, key, joinDrafts(kept, text));
    // Typing may have gone on since this was drawn.
    setText((now) => joinDrafts(kept, now));
  }, [key, text]);

  return [text, setText] as const;
}
