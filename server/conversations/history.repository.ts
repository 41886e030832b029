import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CATCH_UP_MESSAGES } from '../../contract/limits.js';
import { type MessageRow, messageColumns } from './conversation-rows.js';
import type { EventEntry } from './conversations.events.js';
import { RUNNING_REPLY, type RunningReply } from './replies.repository.js';

/** One numbered thing of a conversation's log. */
export type LogEntry = ({ kind: 'message' } & MessageRow) | ({ kind: 'event' } & EventEntry);

/** Everything that a reader needs to go on from, read at one moment. */
export interface Snapshot {
  /** Entries up to this number are in `entries` or lie before the reader's `after`. */
  lastSeq: number;
  entries: LogEntry[];
  running: RunningReply | null;
}

/** Reads what a conversation holds. Ownership has been checked before. */
@Injectable()
export class HistoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest `limit` messages before `beforeSeq` (or of all), ascending; `hasMore` says whether earlier exist. */
  async page(conversationId: string, limit: number, beforeSeq: number | null) {
    const rows = await this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND ($2::bigint IS NULL OR m.seq < $2)
        ORDER BY m.seq DESC LIMIT $3`,
      [conversationId, beforeSeq, limit + 1],
    );
    const hasMore = rows.length > limit;
    return { messages: rows.slice(0, limit).reverse(), hasMore };
  }

  async findMessage(conversationId: string, messageId: string): Promise<MessageRow | null> {
    const rows = await this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m WHERE m.conversation_id = $1 AND m.id = $2`,
      [conversationId, messageId],
    );
    return rows[0] ?? null;
  }

  /** What the provider is told: the messages up to the answered one, the newest `limit` of them, ascending. */
  async upTo(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    const rows = await this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND m.seq <= $2 ORDER BY m.seq DESC LIMIT $3`,
      [conversationId, seq, limit],
    );
    return rows.reverse();
  }

  /** The log behind `afterSeq`, in order. */
  async logAfter(conversationId: string, afterSeq: number): Promise<LogEntry[]> {
    return this.readLog(this.dataSource.manager, conversationId, afterSeq);
  }

  /** `null`: the conversation is gone. */
  async lastSeqs(conversationIds: string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ id: string; last_seq: number }[]>(
      'SELECT id, last_seq::int FROM conversations WHERE id = ANY($1) AND delete_after IS NULL',
      [conversationIds],
    );
    return new Map(rows.map((row) => [row.id, row.last_seq]));
  }

  /**
   * One moment of a conversation, in one repeatable-read transaction: text and number belong together (quality C5).
   * `after` absent: no entries, the reader has its history from elsewhere. `after` that cannot be placed: the newest
   * 200 messages. `null`: the conversation is gone.
   */
  async snapshot(conversationId: string, after: string | null | undefined): Promise<Snapshot | null> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [conversation] = await manager.query<{ last_seq: number }[]>(
        'SELECT last_seq::int FROM conversations WHERE id = $1 AND delete_after IS NULL',
        [conversationId],
      );
      if (!conversation) return null;
      const [running] = await manager.query<RunningReply[]>(RUNNING_REPLY, [conversationId]);
      const entries = after === undefined ? [] : await this.entriesAfter(manager, conversationId, after);
      return { lastSeq: conversation.last_seq, entries, running: running ?? null };
    });
  }

  private async entriesAfter(manager: EntityManager, conversationId: string, after: string | null) {
    const placed = after === null ? null : await this.placeOf(manager, conversationId, after);
    if (placed !== null) return this.readLog(manager, conversationId, placed);
    const rows = await manager.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m WHERE m.conversation_id = $1 ORDER BY m.seq DESC LIMIT $2`,
      [conversationId, CATCH_UP_MESSAGES],
    );
    return rows.reverse().map((row): LogEntry => ({ kind: 'message', ...row }));
  }

  /** The number of a message, also of one that was deleted since. */
  private async placeOf(manager: EntityManager, conversationId: string, messageId: string): Promise<number | null> {
    const rows = await manager.query<{ seq: number }[]>(
      `SELECT seq::int FROM messages WHERE conversation_id = $1 AND id = $2
       UNION ALL
       SELECT (changes->>'seq')::int FROM conversation_events
        WHERE conversation_id = $1 AND message_id = $2 AND event = 'message_deleted'
       LIMIT 1`,
      [conversationId, messageId],
    );
    return rows[0]?.seq ?? null;
  }

  private async readLog(manager: EntityManager, conversationId: string, afterSeq: number): Promise<LogEntry[]> {
    const messages = await manager.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m WHERE m.conversation_id = $1 AND m.seq > $2 ORDER BY m.seq`,
      [conversationId, afterSeq],
    );
    const events = await manager.query<EventEntry[]>(
      `SELECT seq::int, event, message_id AS "messageId", changes, created_at AS "createdAt"
         FROM conversation_events WHERE conversation_id = $1 AND seq > $2 ORDER BY seq`,
      [conversationId, afterSeq],
    );
    const entries: LogEntry[] = [
      ...messages.map((row): LogEntry => ({ kind: 'message', ...row })),
      ...events.map((row): LogEntry => ({ kind: 'event', ...row })),
    ];
    return entries.sort((left, right) => left.seq - right.seq);
  }
}
