import type { MessageStatus } from '../../../contract/conversations';

interface Ticks {
  count: 0 | 1 | 2;
  /** Two coloured ticks: the reply has at least its first text. */
  isRead: boolean;
}

/** The ticks of each status. The server reports every status; the client guesses none. */
export const TICKS: Readonly<Record<MessageStatus, Ticks>> = {
  sending: { count: 0, isRead: false },
  sent: { count: 1, isRead: false },
  delivered: { count: 2, isRead: false },
  read: { count: 2, isRead: true },
  failed: { count: 0, isRead: false },
};
