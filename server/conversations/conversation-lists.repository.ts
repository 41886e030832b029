import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConversationSort, ConversationType } from '../../contract/conversations.js';
import { containing } from '../platform/database/like.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { CONVERSATION_JSON } from './conversation.presenter.js';
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
  /** Empty: no search. Every character stands for itself. */
  search: string;
  sortBy: ConversationSort;
  type: ConversationType | null;
}

/** Ordered so that a page is read off an index; `id` makes the order total. */
const ORDER: Record<ConversationSort, string> = {
  recent: 'c.is_pinned DESC, c.last_message_at DESC, c.id DESC',
  oldest: 'c.created_at, c.id',
  most_messages: 'c.message_count DESC, c.last_message_at DESC, c.id DESC',
};

/** The columns of `ORDER`. */
const SORTED_BY: Record<ConversationSort, string> = {
  recent: 'c.is_pinned, c.last_message_at',
  oldest: 'c.created_at',
  most_messages: 'c.message_count, c.last_message_at',
};

/** From so many messages on, a search asks their index instead of reading them (docs/decisions.md has the measurement). */
const LARGE_ACCOUNT = 10_000;
/** Whoever has so many conversations counts as large, too: there is no need to add up more. */
const MANY_CONVERSATIONS = 1_000;
/** How much of a message a search result shows, and how much of it before what was found. */
const SNIPPET_LENGTH = 160;
const SNIPPET_LEAD = 40;

const isTitled = (pattern: string) => `c.title ILIKE ${pattern} OR c.summary ILIKE ${pattern}`;

/** Whether a conversation's own messages hold the term. As a value, not EXISTS: that could become a look at every message. */
const isSaid = (pattern: string) => `coalesce((SELECT true FROM messages s
  WHERE s.conversation_id = c.id AND s.hidden_at IS NULL AND s.content ILIKE ${pattern} LIMIT 1), false)`;

/** The same by the index of all that the owner's conversations say. */
const isIndexed = (pattern: string) => `c.id IN (SELECT s.conversation_id FROM messages s
  WHERE s.user_id = $1 AND s.hidden_at IS NULL AND s.content ILIKE ${pattern})`;

/** What a search result shows of the newest message that holds the term: cut between words, with dots where it is cut. */
const snippetOf = (pattern: string, term: string) => `(
  SELECT CASE WHEN hit.start > 1
           THEN '…' || regexp_replace(substr(s.content, hit.start, ${SNIPPET_LENGTH}), '^\\S{0,${SNIPPET_LEAD - 10}}\\s+', '')
           ELSE substr(s.content, 1, ${SNIPPET_LENGTH}) END
         || CASE WHEN length(s.content) >= hit.start + ${SNIPPET_LENGTH} THEN '…' ELSE '' END
    FROM messages s
    CROSS JOIN LATERAL (SELECT greatest(1, position(lower(${term}) in lower(s.content)) - ${SNIPPET_LEAD}) AS start) hit
   WHERE s.conversation_id = c.id AND s.hidden_at IS NULL AND s.content ILIKE ${pattern}
   ORDER BY s.seq DESC LIMIT 1)`;

/** What fits a list: ids and what they are sorted by, their number, and how to ask for it. */
interface Listing {
  order: string;
  /** Stands before the rest of the statement. */
  with: string;
  rows: string;
  total: string;
  /** `LIMIT … OFFSET …` */
  part: string;
  /** Of the statement once it is prepared; `null`: planned for each question. */
  name: string | null;
  parameters: unknown[];
  /** `null` where nothing is searched for. */
  pattern: string | null;
}

type ListedRow = { total: number } & (ConversationRow | { id: null });

/** Pages of a user's conversations, each with the exact number of all that fit, in one statement. */
@Injectable()
export class ConversationListsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {}

  async rows(userId: string, query: ListQuery): Promise<{ items: ConversationRow[]; total: number }> {
    const listing = await this.listing(userId, query);
    const { pattern, parameters } = listing;
    const snippet = pattern ? snippetOf(pattern, `$${parameters.push(query.search)}::text`) : 'NULL';
    const rows = await this.ask<ListedRow>('rows', listing, rowsOf(listing, snippet));
    const items = rows.filter((row): row is ListedRow & ConversationRow => row.id !== null).map(withDates);
    return { items, total: rows[0]!.total };
  }

  /** The same page as the text that REST answers: nothing is read into objects on its way. */
  async json(userId: string, query: ListQuery): Promise<{ body: string; total: number }> {
    const listing = await this.listing(userId, query);
    const [page] = await this.ask<{ body: string; total: number }>('json', listing, jsonOf(listing));
    return page!;
  }

  private async listing(userId: string, query: ListQuery): Promise<Listing> {
    const { where, parameters } = filterOf(userId, query);
    const part = `LIMIT $${parameters.push(query.limit)} OFFSET $${parameters.push(query.offset)}`;
    const order = ORDER[query.sortBy];
    const rows = `SELECT c.id, ${SORTED_BY[query.sortBy]} FROM conversations c WHERE ${where}`;
    const name = `${query.sortBy} ${query.includeArchived} ${query.type !== null}`;
    if (query.search === '') {
      const total = `SELECT count(*)::int FROM conversations c WHERE ${where}`;
      return { order, with: '', rows, total, part, name: `list ${name}`, parameters, pattern: null };
    }
    const pattern = `$${parameters.push(containing(query.search))}`;
    const isLarge = await this.isLarge(userId);
    return {
      order,
      // What costs least to ask stands first.
      with: `WITH found AS MATERIALIZED (${rows} AND (${(
        isLarge ? [isIndexed(pattern), isTitled(pattern)] : [isTitled(pattern), isSaid(pattern)]
      ).join(' OR ')}))`,
      rows: 'SELECT * FROM found c',
      total: 'SELECT count(*)::int FROM found',
      part,
      // How a large account is best searched depends on the term.
      name: isLarge ? null : `search ${name}`,
      parameters,
      pattern,
    };
  }

  private ask<Row extends object>(shape: string, { name, parameters }: Listing, statement: string): Promise<Row[]> {
    if (name === null) return this.dataSource.query<Row[]>(statement, parameters);
    return this.statements.query<Row>(`${shape} ${name}`, statement, parameters);
  }

  private async isLarge(userId: string): Promise<boolean> {
    const [account] = await this.statements.query<{ conversations: number; messages: number }>(
      'size of an account',
      `SELECT count(*)::int AS conversations, coalesce(sum(message_count), 0)::int AS messages FROM (
         SELECT message_count FROM conversations WHERE user_id = $1 AND message_count > 0 AND delete_after IS NULL
          ORDER BY message_count DESC LIMIT $2) most`,
      [userId, MANY_CONVERSATIONS],
    );
    return account!.messages >= LARGE_ACCOUNT || account!.conversations === MANY_CONVERSATIONS;
  }
}

/** What a list shows at all, before searching. `$1` is the owner. */
function filterOf(userId: string, query: ListQuery): { where: string; parameters: unknown[] } {
  const where = ['c.user_id = $1', 'c.message_count > 0', 'c.delete_after IS NULL'];
  const parameters: unknown[] = [userId];
  if (!query.includeArchived) where.push('NOT c.is_archived');
  if (query.type) where.push(`c.conversation_type = $${parameters.push(query.type)}`);
  return { where: where.join(' AND '), parameters };
}

/** The rows of the page with their last messages. What is skipped is skipped in the index: only these rows are read. */
function pageOf({ rows, order, part }: Listing): string {
  return `(${rows} ORDER BY ${order} ${part}) listed JOIN conversations c ON c.id = listed.id ${JOIN_LAST_MESSAGE}`;
}

/** There is always one row, so that a page behind the end has its total too; the one of an empty page has no id. */
function rowsOf(listing: Listing, snippet: string): string {
  return `${listing.with}
    SELECT counted.total, page.*
      FROM (SELECT (${listing.total}) AS total) counted
      LEFT JOIN (
        SELECT ${conversationColumns('c')}, ${IS_REPLYING} AS "isReplying", to_jsonb(last) AS "lastMessage",
               ${snippet} AS snippet,
               row_number() OVER (ORDER BY ${listing.order}) AS place
          FROM ${pageOf(listing)}
      ) page ON true
     ORDER BY page.place`;
}

function jsonOf(listing: Listing): string {
  return `${listing.with}
    SELECT (${listing.total}) AS total,
           (SELECT coalesce(json_agg(${CONVERSATION_JSON} ORDER BY ${listing.order}), '[]')::text
              FROM ${pageOf(listing)}) AS body`;
}
