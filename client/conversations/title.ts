/** The title of a conversation, with a fallback for one without a title. */
export function titleOf({ title }: { title?: string | null }): string {
  return title?.trim() || 'Untitled Conversation';
}

/** A private conversation shows only its title and its time in a list. */
export function isPrivate(conversation: { isPrivate: boolean }): boolean {
  return conversation.isPrivate;
}

/** `12`, `1,234`. */
export function numberText(count: number): string {
  // The first use of a number format takes 20 ms on a phone.
  return count < 1_000 ? String(count) : count.toLocaleString();
}

/** `1 conversation`, `12 conversations`. */
export function countOf(count: number): string {
  return `${numberText(count)} ${count === 1 ? 'conversation' : 'conversations'}`;
}
