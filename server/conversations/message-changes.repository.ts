import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Reaction } from '../../contract/conversations.js';
import { newId } from '../platform/ids.js';
import { type MessageRow, messageColumns } from './conversation-rows.js';
import type { EventEntry } from './conversations.events.js';

export interface MessageChange {
  message: MessageRow;
  entries: EventEntry[];
  /** The reply that ran, or was next, and to which message: it went with the change. */
  withdrawn: WithdrawnReply | null;
}

interface WithdrawnReply {
  replyId: string;
  messageId: string;
}

/**
 * Edits, deletions and reactions. Each holds the conversation's row first, so that writers meet in one order
 * (conversation, replies, messages) and the log's numbers rise with their commits.
 */
@Injectable()
export class MessageChangesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** New text; what came after the message is removed, and a new reply waits. */
  async edit(message: MessageRow, content: string): Promise<MessageChange | null> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.lock(manager, message))) return null;
      const withdrawn = await this.withdraw(manager, 'conversation_id = $1 AND message_seq >= $2', [
        message.conversationId,
        message.seq,
      ]);
      const removed = await this.remove(manager, 'm.conversation_id = $1 AND m.seq > $2', [
        message.conversationId,
        message.seq,
      ]);
      const rows = returned<MessageRow>(
        await manager.query(
          `UPDATE messages m SET content = $2, edited_at = clock_timestamp(), status = 'sent' WHERE id = $1
           RETURNING ${messageColumns('m')}`,
          [message.id, content],
        ),
      );
      const edited = rows[0]!;
      await this.forgetTexts(manager, message.conversationId, [edited, ...removed]);
      await manager.query(
        `INSERT INTO replies (id, conversation_id, message_id, message_seq, assistant_message_id, user_id)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [newId(), message.conversationId, message.id, message.seq, newId(), message.userId],
      );
      const entries = await this.log(manager, message.conversationId, [
        ...removed.map((row) => deletion(row)),
        {
          event: 'message_edited',
          messageId: message.id,
          // Of a message that a moderator hid, the notice.
          changes: { content: edited.content, edited_at: edited.editedAt?.toISOString() },
        },
      ]);
      await this.recount(manager, message.conversationId);
      return { message: edited, entries, withdrawn };
    });
  }

  /** The user's message and its reply. */
  async delete(message: MessageRow): Promise<MessageChange | null> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.lock(manager, message))) return null;
      const withdrawn = await this.withdraw(manager, 'message_id = $1', [message.id]);
      const removed = await this.remove(manager, 'm.conversation_id = $1 AND (m.id = $2 OR m.reply_to = $2)', [
        message.conversationId,
        message.id,
      ]);
      await this.forgetTexts(manager, message.conversationId, removed);
      const entries = await this.log(manager, message.conversationId, removed.map(deletion));
      await this.recount(manager, message.conversationId);
      return { message, entries, withdrawn };
    });
  }

  async react(message: MessageRow, reaction: Reaction | null): Promise<MessageChange | null> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.lock(manager, message))) return null;
      await manager.query('UPDATE messages SET reaction = $2 WHERE id = $1', [message.id, reaction]);
      await this.forgetReaction(manager, message);
      const entries = await this.log(manager, message.conversationId, [
        { event: 'reaction', messageId: message.id, changes: { reaction } },
      ]);
      return { message: { ...message, reaction }, entries, withdrawn: null };
    });
  }

  /** A moderator's decision: the text is kept for the case, its owner sees a notice in its place. */
  async hide(
    conversationId: string,
    messageId: string,
    manager: EntityManager,
  ): Promise<{ ownerId: string; entries: EventEntry[] } | null> {
    const [conversation] = await manager.query<{ user_id: string }[]>(
      'SELECT user_id FROM conversations WHERE id = $1 FOR UPDATE',
      [conversationId],
    );
    if (!conversation) return null;
    const rows = returned<MessageRow>(
      await manager.query(
        `UPDATE messages m SET hidden_at = coalesce(hidden_at, clock_timestamp()) WHERE id = $1 AND conversation_id = $2
         RETURNING ${messageColumns('m')}`,
        [messageId, conversationId],
      ),
    );
    if (!rows[0]) return null;
    await this.forgetTexts(manager, conversationId, rows);
    const entries = await this.log(manager, conversationId, [
      { event: 'message_edited', messageId, changes: { content: rows[0].content } },
    ]);
    return { ownerId: conversation.user_id, entries };
  }

  /** Holds the conversation; `false` where it or the message is gone since it was read. */
  private async lock(manager: EntityManager, message: MessageRow): Promise<boolean> {
    const conversations = await manager.query<unknown[]>(
      'SELECT 1 FROM conversations WHERE id = $1 AND delete_after IS NULL FOR UPDATE',
      [message.conversationId],
    );
    if (conversations.length === 0) return false;
    const messages = await manager.query<unknown[]>('SELECT 1 FROM messages WHERE id = $1', [message.id]);
    return messages.length > 0;
  }

  /** Removes replies. Of the open ones only the oldest can have been shown. */
  private async withdraw(manager: EntityManager, where: string, parameters: unknown[]): Promise<WithdrawnReply | null> {
    const removed = returned<WithdrawnReply & { seq: number; isOpen: boolean }>(
      await manager.query(
        `DELETE FROM replies WHERE ${where}
         RETURNING id AS "replyId", message_id AS "messageId", message_seq::int AS seq,
                   state IN ('waiting', 'running') AS "isOpen"`,
        parameters,
      ),
    );
    const [oldest] = removed.filter(({ isOpen }) => isOpen).sort((left, right) => left.seq - right.seq);
    return oldest ? { replyId: oldest.replyId, messageId: oldest.messageId } : null;
  }

  private async remove(manager: EntityManager, where: string, parameters: unknown[]): Promise<MessageRow[]> {
    return returned<MessageRow>(
      await manager.query(`DELETE FROM messages m WHERE ${where} RETURNING ${messageColumns('m')}`, parameters),
    ).sort((left, right) => left.seq - right.seq);
  }

  /**
   * Earlier texts leave the log; what a moderator still has to see is in the report's excerpt (requirements B19). Their
   * numbers stay free. The caller logs something behind them, or whoever waits for the last number would wait for ever.
   */
  private async forgetTexts(manager: EntityManager, conversationId: string, messages: MessageRow[]): Promise<void> {
    await manager.query(
      `DELETE FROM conversation_events
        WHERE conversation_id = $1 AND event = 'message_edited' AND message_id = ANY($2::uuid[])`,
      [conversationId, messages.map(({ id }) => id)],
    );
  }

  /** The log keeps the newest reaction to a message: a reader that comes back needs no other. */
  private async forgetReaction(manager: EntityManager, { conversationId, id }: MessageRow): Promise<void> {
    await manager.query(
      `DELETE FROM conversation_events WHERE conversation_id = $1 AND event = 'reaction' AND message_id = $2`,
      [conversationId, id],
    );
  }

  private async log(
    manager: EntityManager,
    conversationId: string,
    events: Pick<EventEntry, 'event' | 'messageId' | 'changes'>[],
  ): Promise<EventEntry[]> {
    return appendEvents(manager, conversationId, events);
  }

  private async recount(manager: EntityManager, conversationId: string): Promise<void> {
    await manager.query(
      `UPDATE conversations c
          SET message_count = (SELECT count(*) FROM messages WHERE conversation_id = $1),
              unread_count = (SELECT count(*) FROM messages WHERE conversation_id = $1 AND role = 'assistant'
                               AND seq > c.read_seq),
              (last_message_id, last_message_at) = (SELECT id, created_at FROM messages WHERE conversation_id = $1
                                                     ORDER BY seq DESC LIMIT 1),
              updated_at = clock_timestamp()
        WHERE id = $1`,
      [conversationId],
    );
  }
}

/** Writes events behind the last number of a conversation whose row the caller's transaction holds or takes now. */
export async function appendEvents(
  manager: EntityManager,
  conversationId: string,
  events: Pick<EventEntry, 'event' | 'messageId' | 'changes'>[],
): Promise<EventEntry[]> {
  if (events.length === 0) return [];
  const [counted] = returned<{ last_seq: number }>(
    await manager.query('UPDATE conversations SET last_seq = last_seq + $2 WHERE id = $1 RETURNING last_seq::int', [
      conversationId,
      events.length,
    ]),
  );
  const first = counted!.last_seq - events.length + 1;
  return manager.query<EventEntry[]>(
    `INSERT INTO conversation_events (conversation_id, seq, event, message_id, changes)
     SELECT $1, $2 + ordinality - 1, event, message_id, changes
       FROM unnest($3::text[], $4::uuid[], $5::jsonb[]) WITH ORDINALITY AS e(event, message_id, changes, ordinality)
     RETURNING seq::int, event, message_id AS "messageId", changes, created_at AS "createdAt"`,
    [
      conversationId,
      first,
      events.map((entry) => entry.event),
      events.map((entry) => entry.messageId),
      events.map((entry) => JSON.stringify(entry.changes)),
    ],
  );
}

/** `seq` lets a reader that comes back with this id still be placed. */
function deletion(row: MessageRow): Pick<EventEntry, 'event' | 'messageId' | 'changes'> {
  return { event: 'message_deleted', messageId: row.id, changes: { seq: row.seq } };
}

/** `UPDATE` and `DELETE … RETURNING` answer `[rows, count]` in TypeORM. */
function returned<T>(result: unknown): T[] {
  return (result as [T[], number])[0];
}
