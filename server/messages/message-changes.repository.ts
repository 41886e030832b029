import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Reaction } from '../../contract/conversations.js';
import {
  appendEvents,
  lockConversation,
  lockForModeration,
  type NewEvent,
  recountMessages,
  removeEvents,
} from '../conversations/conversation-log.js';
import { type MessageRow, messageColumns } from '../conversations/conversation-rows.js';
import type { EventEntry } from '../conversations/conversations.events.js';
import { clearDescription } from '../conversations/description-changes.js';
import { type CancelledReply, cancelRepliesFrom, cancelReplyTo, queueReply } from '../replies/reply-queue.js';

export interface MessageChange {
  message: MessageRow;
  entries: EventEntry[];
  /** The open reply that the change cancelled. */
  cancelled: CancelledReply | null;
}

/** Edits, deletions and reactions. Each returns `null` where the message is gone since it was read. */
@Injectable()
export class MessageChangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Replaces the text, deletes every later message and queues a new reply. */
  async edit(message: MessageRow, content: string): Promise<MessageChange | null> {
    const { conversationId } = message;
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.lock(manager, message))) return null;
      const cancelled = await cancelRepliesFrom(manager, message);
      const deleted = await this.deleteAfter(manager, message);
      const edited = await this.replaceText(manager, message, content);
      await this.removeEarlierTexts(manager, conversationId, [edited, ...deleted]);
      await queueReply(manager, message);
      const entries = await appendEvents(manager, conversationId, [
        ...deleted.map((gone) => deletionOf(gone, edited.id)),
        editOf(edited),
      ]);
      await recountMessages(manager, conversationId);
      return { message: edited, entries, cancelled };
    });
  }

  /** Deletes a user's message and its reply. */
  async delete(message: MessageRow): Promise<MessageChange | null> {
    const { conversationId } = message;
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.lock(manager, message))) return null;
      const cancelled = await cancelReplyTo(manager, message);
      const deleted = await this.deleteWithReply(manager, message);
      await this.removeEarlierTexts(manager, conversationId, deleted);
      const entries = await appendEvents(
        manager,
        conversationId,
        deleted.map((gone) => deletionOf(gone, message.id)),
      );
      await recountMessages(manager, conversationId);
      return { message, entries, cancelled };
    });
  }

  async react(message: MessageRow, reaction: Reaction | null): Promise<MessageChange | null> {
    const { id, conversationId } = message;
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.lock(manager, message))) return null;
      await manager.query('UPDATE messages SET reaction = $2 WHERE id = $1', [id, reaction]);
      // A reader that comes back needs only the newest reaction.
      await removeEvents(manager, conversationId, 'reaction', [id]);
      const entries = await appendEvents(manager, conversationId, [
        { event: 'reaction', messageId: id, changes: { reaction } },
      ]);
      return { message: { ...message, reaction }, entries, cancelled: null };
    });
  }

  /**
   * Takes an answer of this response type away, so that its question gets another one, and queues the reply, within the
   * caller's transaction. `null`: there is no such answer.
   */
  async replaceAnswer(
    { conversationId, messageId }: { conversationId: string; messageId: string },
    responseType: string,
    manager: EntityManager,
  ): Promise<{ ownerId: string; entries: EventEntry[] } | null> {
    if ((await lockForModeration(manager, conversationId)) === null) return null;
    const deleted = returnedRows<MessageRow>(
      await manager.query(
        `DELETE FROM messages m WHERE m.conversation_id = $1 AND m.reply_to = $2 AND m.response_type = $3
         RETURNING ${messageColumns('m')}`,
        [conversationId, messageId, responseType],
      ),
    );
    const [question] = await manager.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m WHERE m.conversation_id = $1 AND m.id = $2`,
      [conversationId, messageId],
    );
    if (!question || deleted.length === 0) return null;
    await cancelReplyTo(manager, question);
    await queueReply(manager, question);
    const events = deleted.map((gone) => deletionOf(gone, ''));
    const entries = await appendEvents(manager, conversationId, events);
    await recountMessages(manager, conversationId);
    return { ownerId: question.userId, entries };
  }

  /**
   * A moderator's decision. The text stays for the case; readers see a notice in its place. What the server derived from
   * the messages goes, because it may quote the text.
   */
  async setHidden(
    conversationId: string,
    messageId: string,
    isHidden: boolean,
    manager: EntityManager,
  ): Promise<{ ownerId: string; entries: EventEntry[] } | null> {
    const ownerId = await lockForModeration(manager, conversationId);
    if (ownerId === null) return null;
    const [changed] = returnedRows<MessageRow>(
      await manager.query(
        `UPDATE messages m SET hidden_at = CASE WHEN $3 THEN coalesce(hidden_at, clock_timestamp()) END
          WHERE id = $1 AND conversation_id = $2
         RETURNING ${messageColumns('m')}`,
        [messageId, conversationId, isHidden],
      ),
    );
    if (!changed) return null;
    await this.removeEarlierTexts(manager, conversationId, [changed]);
    const entries = await appendEvents(manager, conversationId, [
      // The event of an earlier edit leaves the log here, so this one carries its time.
      editOf(changed),
    ]);
    return { ownerId, entries: [...entries, ...(await clearDescription(manager, conversationId))] };
  }

  /** Locks the conversation. `false` where it or the message is gone. */
  private async lock(manager: EntityManager, message: MessageRow): Promise<boolean> {
    if (!(await lockConversation(manager, message.conversationId))) return false;
    const messages = await manager.query<unknown[]>('SELECT 1 FROM messages WHERE id = $1', [message.id]);
    return messages.length > 0;
  }

  private async replaceText(manager: EntityManager, { id }: MessageRow, content: string): Promise<MessageRow> {
    const [edited] = returnedRows<MessageRow>(
      await manager.query(
        `UPDATE messages m SET content = $2, edited_at = clock_timestamp(), status = 'sent' WHERE id = $1
         RETURNING ${messageColumns('m')}`,
        [id, content],
      ),
    );
    return edited!;
  }

  private async deleteAfter(manager: EntityManager, { conversationId, seq }: MessageRow): Promise<MessageRow[]> {
    const result: unknown = await manager.query(
      `DELETE FROM messages m WHERE m.conversation_id = $1 AND m.seq > $2 RETURNING ${messageColumns('m')}`,
      [conversationId, seq],
    );
    return returnedRows<MessageRow>(result).sort((left, right) => left.seq - right.seq);
  }

  private async deleteWithReply(manager: EntityManager, { conversationId, id }: MessageRow): Promise<MessageRow[]> {
    const result: unknown = await manager.query(
      `DELETE FROM messages m WHERE m.conversation_id = $1 AND (m.id = $2 OR m.reply_to = $2)
       RETURNING ${messageColumns('m')}`,
      [conversationId, id],
    );
    return returnedRows<MessageRow>(result).sort((left, right) => left.seq - right.seq);
  }

  /** Earlier texts leave the log. A report keeps its own excerpt for the moderators. */
  private async removeEarlierTexts(
    manager: EntityManager,
    conversationId: string,
    messages: MessageRow[],
  ): Promise<void> {
    const ids = messages.map(({ id }) => id);
    await removeEvents(manager, conversationId, 'message_edited', ids);
  }
}

/** `content` of a hidden message is the notice. */
function editOf({ id, content, editedAt }: MessageRow): NewEvent {
  const changes = { content, ...(editedAt && { edited_at: editedAt.toISOString() }) };
  return { event: 'message_edited', messageId: id, changes };
}

/**
 * With `seq`, a reader that comes back with this message's id can still be placed. `reply_to` is the message that a deleted
 * answer has answered: that message stays read, and a reader that never got the answer learns it here. The changed message
 * itself has a new status, or is gone.
 */
function deletionOf({ id, seq, replyTo, responseType }: MessageRow, changedId: string): NewEvent {
  const isRead = replyTo !== null && replyTo !== changedId && responseType !== 'error';
  return { event: 'message_deleted', messageId: id, changes: { seq, ...(isRead && { reply_to: replyTo }) } };
}

/** TypeORM answers `UPDATE` and `DELETE … RETURNING` with `[rows, count]`. */
function returnedRows<Row>(result: unknown): Row[] {
  return (result as [Row[], number])[0];
}
