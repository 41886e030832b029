import { readsInFull } from '../households/household.policy.js';
import type { ConversationRow } from './conversation-rows.js';

/**
 * Who may do what with a conversation. This file is the only place that decides it: `can…` for a row in hand, and the
 * same rules as SQL conditions for statements that work on many rows. Guards have checked the actor's permissions before.
 */

/** The part of an actor that the rules look at. */
export interface ConversationActor {
  readonly userId: string;
}

/** A conversation as far as the rules look at it. Services take it as the proof that the actor may use it. */
export interface ConversationRef extends Pick<ConversationRow, 'id' | 'userId'> {
  /**
   * The row was read for a guardian of the child who owns it; a guardian may read all that the child writes. It describes
   * the actor who reads the row.
   */
  readonly isWards?: boolean;
}

type Owned = Pick<ConversationRef, 'userId' | 'isWards'>;

/** May use it as one of its own: pages of messages, exports and reports. Guardians have calls of their own for that. */
export function canOpen(actor: ConversationActor, conversation: Owned): boolean {
  return isOwner(actor, conversation);
}

/** May follow it live: its owner, and a guardian of the child who owns it. */
export function canRead(actor: ConversationActor, conversation: Owned): boolean {
  return isOwner(actor, conversation) || conversation.isWards === true;
}

/** May stop the reply that runs: everyone who may follow it. */
export function canStop(actor: ConversationActor, conversation: Owned): boolean {
  return canRead(actor, conversation);
}

/** May send, edit and react, rename, archive, and mark messages as read. */
export function canWrite(actor: ConversationActor, conversation: Owned): boolean {
  return isOwner(actor, conversation);
}

/** May delete the conversation, and restore it from the trash. */
export function canDelete(actor: ConversationActor, conversation: Owned): boolean {
  return isOwner(actor, conversation);
}

const RULES = { open: canOpen, read: canRead, stop: canStop, write: canWrite, delete: canDelete } as const;

export type ConversationAction = keyof typeof RULES;

export function can(actor: ConversationActor, action: ConversationAction, conversation: Owned): boolean {
  return RULES[action](actor, conversation);
}

/**
 * `canOpen` in SQL, for every list and page of one's own. `actor` is the placeholder of the actor's id, so that the text stays the same for every actor and
 * can be prepared. `conversation` is the table's alias. A conversation in the trash is invisible to everyone.
 */
export function visibleTo(actor: string, conversation = 'conversations'): string {
  return `${ownedBy(actor, conversation)} AND ${conversation}.delete_after IS NULL`;
}

/** `canRead` and `canStop` in SQL. Never for a list: a child's conversations do not stand among the guardian's own. */
export function readableBy(actor: string, conversation = 'conversations'): string {
  return `(${ownedBy(actor, conversation)} OR ${readsInFull(actor, `${conversation}.user_id`)})
    AND ${conversation}.delete_after IS NULL`;
}

/** `canWrite` in SQL. */
export function writableBy(actor: string, conversation = 'conversations'): string {
  return `${ownedBy(actor, conversation)} AND ${conversation}.delete_after IS NULL`;
}

/** `canDelete` in SQL. Includes the trash, which its owner may restore. */
export function deletableBy(actor: string, conversation = 'conversations'): string {
  return ownedBy(actor, conversation);
}

/** Rows of `conversations`, `messages` or `replies` that belong to an account. All three carry the owner of the conversation. */
export function ownedBy(account: string, row: string): string {
  return `${row}.user_id = ${account}`;
}

function isOwner(actor: ConversationActor, conversation: Owned): boolean {
  return conversation.userId === actor.userId;
}
