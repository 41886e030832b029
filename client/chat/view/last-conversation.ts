export interface ListedConversation {
  id: string;
  title?: string | null;
  isPrivate: boolean;
  lastMessageAt?: string | null;
}

export interface LastConversation {
  id: string;
  title: string;
}

/** The newest conversation that can be named on a screen that others may see. Lists put pinned conversations first. */
export function lastConversation(conversations: readonly ListedConversation[]): LastConversation | null {
  const timeOf = ({ lastMessageAt }: ListedConversation) => Date.parse(lastMessageAt ?? '') || 0;
  const byTime = conversations.toSorted((one, other) => timeOf(other) - timeOf(one));
  for (const { id, title, isPrivate } of byTime) {
    const name = title?.trim();
    if (name && !isPrivate) return { id, title: name };
  }
  return null;
}
