/** How long a row says that an answer is being written; one that takes longer is told by its arrival. */
const SHOWN_FOR_MS = 90_000;

interface WithLastMessage {
  lastMessage?: { role: string; createdAt: string } | null;
}

/** Whether the companion is answering: the last word is the user's, and fresh. `now` in milliseconds. */
export function isReplying({ lastMessage }: WithLastMessage, now: number): boolean {
  return lastMessage?.role === 'USER' && now - Date.parse(lastMessage.createdAt) < SHOWN_FOR_MS;
}
