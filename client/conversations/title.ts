import { PRIVATE_TITLE } from '../../contract/conversations';
import { sharedText } from './shared-texts';

/** The title of a conversation, with a fallback for one without a title. */
export function titleOf({ title }: { title?: string | null }): string {
  if (title === PRIVATE_TITLE) return sharedText('private');
  return title?.trim() || sharedText('untitled');
}

/** A private conversation shows only its title and its time in a list. */
export function isPrivate(conversation: { isPrivate: boolean }): boolean {
  return conversation.isPrivate;
}

/** `1 conversation`, `12 conversations`. */
export function countOf(count: number): string {
  return sharedText('count', { count });
}
