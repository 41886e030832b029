/** What a conversation is called (spec §2). */
export function titleOf({ title }: { title?: string | null }): string {
  return title?.trim() || 'Untitled Conversation';
}

/** `1 conversation`, `12 conversations`. */
export function countOf(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'conversation' : 'conversations'}`;
}
