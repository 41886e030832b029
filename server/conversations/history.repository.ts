import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATCH_UP_MESSAGES } from '../../contract/limits.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { type MessageRow, messageColumns, type SaidMessage, saidColumns } from './conversation-rows.js';
import type { EventEntry } from './conversations.events.js';
import type { NewMessage } from './message-writer.repository.js';
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
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {}

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

  /** What was said up to and with `seq`, the newest `limit` messages, ascending. */
  async talk(conversationId: string, seq: number, limit: number): Promise<SaidMessage[]> {
    const rows = await this.statements.query<SaidMessage>(
      'read-talk',
      `SELECT ${saidColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND m.seq <= $2 ORDER BY m.seq DESC LIMIT $3`,
      [conversationId, seq, limit],
    );
    return rows.reverse();
  }

  /** @see MessagesService.talkBefore */
  async talkBefore(message: NewMessage, limit: number): Promise<{ lastSeq: number; talk: SaidMessage[] } | null> {
    const { conversationId, userId, clientMessageId } = message;
    const [row] = await this.statements.query<{ lastSeq: number; talk: SaidMessage[] }>(
      'read-talk-before',
      TALK_BEFORE,
      [conversationId, userId, clientMessageId, limit],
    );
    return row ? { lastSeq: row.lastSeq, talk: row.talk.reverse() } : null;
  }

  /** What was said up to and with `seq`, as whole rows. */
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
    const [row] = await this.dataSource.query<LogRow[]>(LOG_AFTER, [conversationId, afterSeq]);
    return entriesOf(row!);
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
   * One moment of a conversation, in one statement: text and number belong together (quality C5), and when thousands
   * come back at once each costs one round trip. `after` absent: no entries, the reader has its history from elsewhere.
   * `after` that cannot be placed: the newest 200 messages. `null`: the conversation is gone.
   */
  async snapshot(conversationId: string, after: string | undefined): Promise<Snapshot | null> {
    const [row] =
      after === undefined
        ? await this.dataSource.query<SnapshotRow[]>(SNAPSHOT, [conversationId])
        : await this.dataSource.query<SnapshotRow[]>(SNAPSHOT_WITH_ENTRIES, [conversationId, after]);
    if (!row) return null;
    const { lastSeq, running, messages = [], events = [] } = row;
    return { lastSeq, running, entries: entriesOf({ messages, events }) };
  }
}

/** Times come as text out of JSON. */
type Json<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key];
};

interface LogRow {
  messages: Json<MessageRow>[];
  events: Json<EventEntry>[];
}

interface SnapshotRow extends Partial<LogRow> {
  lastSeq: number;
  running: RunningReply | null;
}

function entriesOf({ messages, events }: LogRow): LogEntry[] {
  const entries = [...messages.map(reviveMessage), ...events.map(reviveEvent)];
  return entries.sort((left, right) => left.seq - right.seq);
}

function reviveMessage(row: Json<MessageRow>): LogEntry {
  const editedAt = row.editedAt === null ? null : new Date(row.editedAt);
  return { kind: 'message', ...row, editedAt, createdAt: new Date(row.createdAt) };
}

function reviveEvent(row: Json<EventEntry>): LogEntry {
  return { kind: 'event', ...row, createdAt: new Date(row.createdAt) };
}

const TALK_BEFORE = `
  SELECT c.last_seq::int AS "lastSeq",
         (SELECT coalesce(json_agg(said), '[]') FROM (
            SELECT ${saidColumns('m')} FROM messages m
             WHERE m.conversation_id = $1 ORDER BY m.seq DESC LIMIT $4) said) AS talk
    FROM conversations c
   WHERE c.id = $1 AND c.user_id = $2 AND c.delete_after IS NULL
     AND NOT EXISTS (SELECT FROM replies r WHERE r.conversation_id = $1 AND r.state IN ('waiting', 'running'))
     AND NOT EXISTS (SELECT FROM messages s
                      WHERE s.conversation_id = $1 AND s.user_id = $2 AND s.client_message_id = $3)`;

const EVENT_COLUMNS = 'e.seq::int, e.event, e.message_id AS "messageId", e.changes, e.created_at AS "createdAt"';

/** Behind the number `seq` that `start` holds. Both in one statement: a number between them must not be missing. */
const messagesBehind = (start: string) => `
  (SELECT coalesce(json_agg(entry), '[]') FROM (
     SELECT ${messageColumns('m')} FROM messages m, ${start}
      WHERE m.conversation_id = $1 AND m.seq > ${start}.seq) entry) AS messages`;
const eventsBehind = (start: string) => `
  (SELECT coalesce(json_agg(entry), '[]') FROM (
     SELECT ${EVENT_COLUMNS} FROM conversation_events e, ${start}
      WHERE e.conversation_id = $1 AND e.seq > ${start}.seq) entry) AS events`;

const LOG_AFTER = `WITH start AS (SELECT $2::bigint AS seq) SELECT ${messagesBehind('start')}, ${eventsBehind('start')}`;

const SNAPSHOT_COLUMNS = `c.last_seq::int AS "lastSeq", (SELECT to_json(r) FROM (${RUNNING_REPLY}) r) AS running`;
const CONVERSATION = 'conversations c WHERE c.id = $1 AND c.delete_after IS NULL';

const SNAPSHOT = `SELECT ${SNAPSHOT_COLUMNS} FROM ${CONVERSATION}`;

/** `$2`: the message after which entries are wanted, also one that was deleted since. */
const SNAPSHOT_WITH_ENTRIES = `
  WITH placed AS (
    SELECT seq FROM messages WHERE conversation_id = $1 AND id = $2
    UNION ALL
    SELECT (changes->>'seq')::int FROM conversation_events
     WHERE conversation_id = $1 AND message_id = $2 AND event = 'message_deleted'
    LIMIT 1
  ), newest AS (
    SELECT seq FROM messages WHERE conversation_id = $1 ORDER BY seq DESC LIMIT ${CATCH_UP_MESSAGES}
  ), start AS (
    SELECT coalesce((SELECT seq FROM placed), (SELECT min(seq) - 1 FROM newest), 0) AS seq
  )
  SELECT ${SNAPSHOT_COLUMNS}, ${messagesBehind('start')}, ${eventsBehind('placed')}
    FROM ${CONVERSATION}`;
