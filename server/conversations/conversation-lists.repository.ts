import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConversationBody, ConversationSort, ConversationType } from '../../contract/conversations.js';
import { containing } from '../platform/database/like.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { type ConversationActor, ownedBy, visibleTo } from './conversation.policy.js';
import {
  type ConversationRow,
  conversationColumns,
  IS_REPLYING,
  JOIN_LAST_MESSAGE,
  withDates,
} from './conversation-rows.js';

export interface ListQuery {
  limit: number;
  offset: number;
  includeArchived: boolean;
  /** Empty: no search. No character is a wildcard. */
  search: string;
  sortBy: ConversationSort;
  type: ConversationType | null;
  /** Only conversations with this tag. */
  tag?: string | null;
}

/** From this many messages on, a search uses their index instead of reading them (measured in docs/decisions.md). */
const LARGE_ACCOUNT = 10_000;
/** An account with this many conversations counts as large without adding up its messages. */
const MANY_CONVERSATIONS = 1_000;

const ASCII = /^[\x20-\x7e]*$/;

type ListedRow = { total: number } & (ConversationRow | { id: null });

/** Reads pages of the conversations that an actor sees, each with the total, in one statement. */
@Injectable()
export class ConversationListsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {}

  async findPage(actor: ConversationActor, query: ListQuery): Promise<{ items: ConversationRow[]; total: number }> {
    const rows = await this.query<ListedRow>('rows', actor, query);
    const items = rows.filter((row): row is ListedRow & ConversationRow => row.id !== null).map(withDates);
    return { items, total: rows[0]!.total };
  }

  /** The same page as the JSON text that REST answers with, written by Postgres. */
  async findPageJson(actor: ConversationActor, query: ListQuery): Promise<{ body: string; total: number }> {
    const [page] = await this.query<{ body: string; total: number }>('json', actor, query);
    return page!;
  }

  private async query<Row extends object>(shape: Shape, actor: ConversationActor, query: ListQuery): Promise<Row[]> {
    const { limit, offset, search, sortBy, includeArchived, type, tag } = query;
    const parameters: (string | number)[] = [actor.userId, limit, offset];
    const filters = [
      'c.message_count > 0',
      ...(includeArchived ? [] : ['NOT c.is_archived']),
      ...(type ? [`c.conversation_type = $${parameters.push(type)}`] : []),
      ...(tag ? [`$${parameters.push(tag)} = ANY (c.tags)`] : []),
    ];
    const list: List = {
      shownTo: (account) => [visibleTo(account, 'c'), ...filters].join(' AND '),
      ...orderOf(sortBy),
    };
    const name = `${shape} ${sortBy} ${includeArchived} ${type !== null} ${Boolean(tag)}`;
    if (search === '') return this.statements.query<Row>(`list ${name}`, plain(list, shape), parameters);

    const isLarge = await this.isLarge(actor);
    const isAscii = ASCII.test(search);
    const found: Search = {
      pattern: `$${parameters.push(containing(isAscii ? search.toLowerCase() : search))}`,
      isAscii,
      term: shape === 'rows' ? `$${parameters.push(search)}::text` : null,
    };
    if (isLarge) {
      // Not prepared: the best plan for a large account depends on the term.
      return this.dataSource.query<Row[]>(searchIndexed(list, found, shape), parameters);
    }
    const statement = `search ${name} ${isAscii}`;
    return this.statements.query<Row>(statement, searchSmall(list, found, shape), parameters);
  }

  private async isLarge(actor: ConversationActor): Promise<boolean> {
    const [account] = await this.statements.query<{ conversations: number; messages: number }>(
      'size of an account',
      `SELECT count(*)::int AS conversations, coalesce(sum(message_count), 0)::int AS messages FROM (
         SELECT c.message_count FROM conversations c WHERE ${visibleTo('$1', 'c')} AND c.message_count > 0
          ORDER BY c.message_count DESC LIMIT $2) most`,
      [actor.userId, MANY_CONVERSATIONS],
    );
    return account!.messages >= LARGE_ACCOUNT || account!.conversations === MANY_CONVERSATIONS;
  }
}

type Shape = 'rows' | 'json';

interface List {
  /** What the list shows of an account before any search. */
  shownTo(account: string): string;
  order: string;
  reverse: string;
  /** The columns of `order`, the id among them. */
  sortColumns: string;
}

/** Placeholders of a search: the LIKE pattern, and the term as typed where snippets are wanted. */
interface Search {
  /** In small letters where `isAscii`. */
  pattern: string;
  isAscii: boolean;
  term: string | null;
}

/**
 * SQL: a text holds the term, in capitals or not. Only letters of ASCII can equal those of an ASCII term, and comparing by them
 * takes less time than `ILIKE`, which knows all letters (docs/benchmarks.md).
 */
const holds = (text: string, { pattern, isAscii }: Search) =>
  isAscii ? `lower(${text} COLLATE "C") LIKE ${pattern}` : `${text} ILIKE ${pattern}`;

/**
 * The columns of each order, all of them up or all down. Each order follows an index, so a page is read off it from either
 * end; `id` makes the order total.
 */
const SORTS: Record<ConversationSort, { columns: readonly string[]; direction: 'ASC' | 'DESC' }> = {
  recent: { columns: ['c.is_pinned', 'c.last_message_at', 'c.id'], direction: 'DESC' },
  oldest: { columns: ['c.created_at', 'c.id'], direction: 'ASC' },
  most_messages: { columns: ['c.message_count', 'c.last_message_at', 'c.id'], direction: 'DESC' },
};

function orderOf(sortBy: ConversationSort): Pick<List, 'order' | 'reverse' | 'sortColumns'> {
  const { columns, direction } = SORTS[sortBy];
  const inDirection = (way: string) => columns.map((column) => `${column} ${way}`).join(', ');
  return {
    order: inDirection(direction),
    reverse: inDirection(direction === 'ASC' ? 'DESC' : 'ASC'),
    sortColumns: columns.join(', '),
  };
}

/**
 * The actor, hidden from the planner of Postgres, as are the limit and the offset. Otherwise Postgres may prefer a plan for this
 * account over the cached one and plan each page again, which takes longer than reading it.
 */
const ANY_ACCOUNT = '(SELECT $1::uuid)';

/** Every statement numbers the page first (`listed`), from an index where there is one, and reads only those rows. */

/**
 * A page without a search, read from the end of the index that is nearer: behind the middle, the rows of the page are counted
 * from the last one. Only one of the two parts runs.
 */
const plain = ({ shownTo, order, reverse, sortColumns }: List, shape: Shape) => `
  WITH counted AS MATERIALIZED (
    SELECT count(*)::int AS total FROM conversations c WHERE ${shownTo(ANY_ACCOUNT)}
  ), listed AS (
    (SELECT ${sortColumns} FROM conversations c
      WHERE ${shownTo(ANY_ACCOUNT)} AND $3::int <= (SELECT total / 2 FROM counted)
      ORDER BY ${order} LIMIT (SELECT $2::int) OFFSET (SELECT $3::int))
    UNION ALL
    (SELECT ${sortColumns} FROM conversations c
      WHERE ${shownTo(ANY_ACCOUNT)} AND $3::int > (SELECT total / 2 FROM counted)
      ORDER BY ${reverse} LIMIT (SELECT least($2::int, greatest(0, total - $3::int)) FROM counted)
      OFFSET (SELECT greatest(0, total - $3::int - $2::int) FROM counted))
  )
  ${pageOf(shape, order, null)}`;

/**
 * A search in a small account: asks each conversation for one message that holds the term. Titles first, they are
 * cheaper. The subquery is a value and not EXISTS, which Postgres may turn into a scan of everyone's messages.
 */
const searchSmall = ({ shownTo, order, sortColumns }: List, search: Search, shape: Shape) => `
  WITH found AS MATERIALIZED (
    SELECT ${sortColumns} FROM conversations c
     WHERE ${shownTo(ANY_ACCOUNT)}
       AND (${holds('c.title', search)} OR ${holds('c.summary', search)}
            OR coalesce((SELECT true FROM messages s
                          WHERE s.conversation_id = c.id AND s.hidden_at IS NULL AND ${holds('s.content', search)}
                          LIMIT 1), false))
  ), counted AS (
    SELECT count(*)::int AS total FROM found
  ), listed AS (
    SELECT * FROM found c ORDER BY ${order} LIMIT (SELECT $2::int) OFFSET (SELECT $3::int)
  )
  ${pageOf(shape, order, search)}`;

/** A search in a large account: the index of all its messages first, which serves `ILIKE` alone, titles after. */
const searchIndexed = ({ shownTo, order, sortColumns }: List, search: Search, shape: Shape) => `
  WITH found AS MATERIALIZED (
    SELECT ${sortColumns} FROM conversations c
     WHERE ${shownTo('$1')}
       AND (c.id IN (SELECT s.conversation_id FROM messages s
                      WHERE ${ownedBy('$1', 's')} AND s.hidden_at IS NULL AND s.content ILIKE ${search.pattern})
            OR ${holds('c.title', search)} OR ${holds('c.summary', search)})
  ), counted AS (
    SELECT count(*)::int AS total FROM found
  ), listed AS (
    SELECT * FROM found c ORDER BY ${order} LIMIT $2 OFFSET $3
  )
  ${pageOf(shape, order, search)}`;

/** What a statement returns of `counted` and `listed`: one JSON text, or rows. */
function pageOf(shape: Shape, order: string, search: Search | null): string {
  const rows = `listed JOIN conversations c ON c.id = listed.id ${JOIN_LAST_MESSAGE}`;
  if (shape === 'json') {
    return `SELECT counted.total,
                   (SELECT coalesce(json_agg(${CONVERSATION_JSON} ORDER BY ${order}), '[]')::text FROM ${rows}) AS body
              FROM counted`;
  }
  // An empty page is one row without an id, because it has a total, too.
  return `SELECT counted.total, page.*
            FROM counted
            LEFT JOIN (
              SELECT ${conversationColumns('c')}, ${IS_REPLYING} AS "isReplying", to_jsonb(last) AS "lastMessage",
                     ${search ? snippetOf(search) : 'NULL'} AS snippet,
                     row_number() OVER (ORDER BY ${order}) AS rank
                FROM ${rows}
            ) page ON true
           ORDER BY page.rank`;
}

/** How much of a message a search result shows, and how much of that stands before the term. */
const SNIPPET_LENGTH = 160;
const SNIPPET_LEAD = 40;

/**
 * The part of the newest message that holds the term: cut between words, with dots where it is cut. A private conversation
 * is found without it.
 */
function snippetOf(search: Search): string {
  return `(
    SELECT CASE WHEN hit.start > 1
             THEN '…' || regexp_replace(substr(s.content, hit.start, ${SNIPPET_LENGTH}), '^\\S{0,${SNIPPET_LEAD - 10}}\\s+', '')
             ELSE substr(s.content, 1, ${SNIPPET_LENGTH}) END
           || CASE WHEN length(s.content) >= hit.start + ${SNIPPET_LENGTH} THEN '…' ELSE '' END
      FROM messages s
      CROSS JOIN LATERAL (SELECT greatest(1, position(lower(${search.term}) in lower(s.content)) - ${SNIPPET_LEAD}) AS start) hit
     WHERE s.conversation_id = c.id AND NOT c.is_private AND s.hidden_at IS NULL AND ${holds('s.content', search)}
     ORDER BY s.seq DESC LIMIT 1)`;
}

/** Formats a time like `Date.toISOString`. */
const isoTime = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The fields of `toRest` as SQL over a conversation `c` and its last message `last`. */
const JSON_FIELDS: { readonly [Name in keyof ConversationBody]: string } = {
  id: 'c.id',
  title: 'c.title',
  summary: 'c.summary',
  conversation_type: 'c.conversation_type',
  is_pinned: 'c.is_pinned',
  is_archived: 'c.is_archived',
  message_count: 'c.message_count',
  last_message_at: isoTime('c.last_message_at'),
  created_at: isoTime('c.created_at'),
  updated_at: isoTime('c.updated_at'),
  tags: 'c.tags',
  unread_count: 'c.unread_count',
  last_message: `CASE WHEN last.id IS NOT NULL
    THEN json_build_object('message_role', last.role, 'message_content', last.content) END`,
};

/** Postgres writes the JSON of a whole page faster than Node reads rows into objects. */
const CONVERSATION_JSON = `json_build_object(${Object.entries(JSON_FIELDS)
  .map(([name, sql]) => `'${name}', ${sql}`)
  .join(', ')})`;
