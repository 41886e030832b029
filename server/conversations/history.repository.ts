import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATCH_UP_MESSAGES, LOG_PAGE_ENTRIES } from '../../contract/limits.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { type MessageRow, messageColumns, type SaidMessage, saidColumns } from './conversation-rows.js';
import type { EventEntry } from './conversations.events.js';
import type { NewMessage } from './message-writer.repository.js';
import { RUNNING_REPLY, type RunningReply } from './replies.repository.js';

/** One numbered thing of a conversation's log. */
export type LogEntry = ({ kind: 'message' } & MessageRow) | ({ kind: 'event' } & EventEntry);

/** A part of the log, in order. */
export interface LogPage {
  entries: LogEntry[];
  /** Numbers up to this one are in `entries`, or were removed. */
  upTo: number;
  /** Nothing was stored behind it when it was read. */
  isLast: boolean;
}

/** Everything that a reader needs to go on from, read at one moment; `entries` are the first page behind its `after`. */
export interface Snapshot extends LogPage {
  /** The newest number of the log. */
  lastSeq: number;
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

  /** What was said behind `seq`, the oldest `limit` messages, ascending. */
  async messagesAfter(conversationId: string, seq: number, limit: number): Promise<MessageRow[]> {
    return this.dataSource.query<MessageRow[]>(
      `SELECT ${messageColumns('m')} FROM messages m
        WHERE m.conversation_id = $1 AND m.seq > $2 ORDER BY m.seq LIMIT $3`,
      [conversationId, seq, limit],
    );
  }

  /** The log's first page behind `afterSeq`. `null`: the conversation is gone. */
  async logAfter(conversationId: string, afterSeq: number): Promise<LogPage | null> {
    const [row] = await this.dataSource.query<PageRow[]>(LOG_AFTER, [conversationId, afterSeq]);
    return row ? pageOf(row) : null;
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
   * One moment of a conversation, in one statement: text and number belong together, and when thousands come back at once
   * each costs one round trip, where it missed no more than a page. `after` absent: no entries, the reader has its history
   * from elsewhere. `after` that cannot be placed: the newest 200 messages. `null`: the conversation is gone.
   */
  async snapshot(conversationId: string, after: string | undefined): Promise<Snapshot | null> {
    if (after === undefined) {
      const [row] = await this.dataSource.query<Running[]>(SNAPSHOT, [conversationId]);
      return row ? { ...row, entries: [], upTo: row.lastSeq, isLast: true } : null;
    }
    const [row] = await this.dataSource.query<(Running & PageRow)[]>(SNAPSHOT_WITH_PAGE, [conversationId, after]);
    return row ? { lastSeq: row.lastSeq, running: row.running, ...pageOf(row) } : null;
  }
}

/** Times come as text out of JSON. */
type Json<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key];
};

interface Running {
  lastSeq: number;
  running: RunningReply | null;
}

interface PageRow {
  lastSeq: number;
  /** How many entries the page has, and the number of its last. */
  count: number;
  end: number;
  messages: Json<MessageRow>[];
  events: Json<EventEntry>[];
}

function pageOf({ lastSeq, count, end, messages, events }: PageRow): LogPage {
  const entries = [...messages.map(reviveMessage), ...events.map(reviveEvent)];
  const isLast = count < LOG_PAGE_ENTRIES || end >= lastSeq;
  return { entries: entries.sort((left, right) => left.seq - right.seq), upTo: isLast ? lastSeq : end, isLast };
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

/**
 * A page of the log: messages behind the number `start`, events behind `eventsStart`. All in one statement: a number
 * between the two tables must not be missing. The end of the page is found in the indexes first, so that no more rows are
 * read than it has.
 */
const pageBehind = (start: string, eventsStart = start) => `
  page AS (
    SELECT count(*)::int AS count, coalesce(max(seq), 0)::int AS "end" FROM (
      (SELECT seq FROM messages WHERE conversation_id = $1 AND seq > ${start} ORDER BY seq LIMIT ${LOG_PAGE_ENTRIES})
      UNION ALL
      (SELECT seq FROM conversation_events WHERE conversation_id = $1 AND seq > ${eventsStart}
        ORDER BY seq LIMIT ${LOG_PAGE_ENTRIES})
      ORDER BY seq LIMIT ${LOG_PAGE_ENTRIES}) numbers
  ), entries AS (
    SELECT page.count, page."end",
           (SELECT coalesce(json_agg(entry), '[]') FROM (
              SELECT ${messageColumns('m')} FROM messages m
               WHERE m.conversation_id = $1 AND m.seq > ${start} AND m.seq <= page."end") entry) AS messages,
           (SELECT coalesce(json_agg(entry), '[]') FROM (
              SELECT ${EVENT_COLUMNS} FROM conversation_events e
               WHERE e.conversation_id = $1 AND e.seq > ${eventsStart} AND e.seq <= page."end") entry) AS events
      FROM page
  )`;

const CONVERSATION = 'conversations c WHERE c.id = $1 AND c.delete_after IS NULL';

const LOG_AFTER = `
  WITH ${pageBehind('$2::bigint')}
  SELECT c.last_seq::int AS "lastSeq", entries.* FROM entries, ${CONVERSATION}`;

const SNAPSHOT_COLUMNS = `c.last_seq::int AS "lastSeq", (SELECT to_json(r) FROM (${RUNNING_REPLY}) r) AS running`;

const SNAPSHOT = `SELECT ${SNAPSHOT_COLUMNS} FROM ${CONVERSATION}`;

/** `$2`: the message after which entries are wanted, also one that was deleted since. */
const SNAPSHOT_WITH_PAGE = `
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
  ), ${pageBehind('(SELECT seq FROM start)', '(SELECT seq FROM placed)')}
  SELECT ${SNAPSHOT_COLUMNS}, entries.* FROM entries, ${CONVERSATION}`;
