interface Change {
  kind: string;
  conversation?: {
    id: string;
    title: string | null;
    isArchived: boolean;
    isPrivate: boolean;
    messageCount: number;
  } | null;
}

interface Talk {
  isPrivate: boolean;
  messageCount: number;
  lastMessageAt: string | null;
}

/** How many the side bar shows. */
const SHOWN = 7;

/**
 * The talks with the newest messages, the newest first. Lists of the server put pinned ones first. Private ones are left out:
 * the side bar stands beside a child's game, too.
 */
export function recentTalks<T extends Talk>(talks: readonly T[]): T[] {
  const timeOf = ({ lastMessageAt }: Talk) => Date.parse(lastMessageAt ?? '') || 0;
  return talks
    .filter(({ messageCount, isPrivate }) => messageCount > 0 && !isPrivate)
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, SHOWN);
}

/** Whether a change leaves the list as it is: most are new messages in the talk at its top. */
export function isOfFirst(
  first: { id: string; title: string | null } | undefined,
  { kind, conversation }: Change,
): boolean {
  if (kind !== 'UPDATED' || !first || !conversation) return false;
  const isSame = first.id === conversation.id && first.title === conversation.title;
  return isSame && !conversation.isArchived && !conversation.isPrivate && conversation.messageCount > 0;
}
