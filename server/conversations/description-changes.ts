import type { EntityManager } from 'typeorm';
import type { ConversationType } from '../../contract/conversations.js';
import type { StatementValue } from '../platform/database/prepared-query.js';
import { queryPrepared } from '../platform/database/prepared-statements.js';
import type { EventEntry } from './conversations.events.js';

/** What the server gives a conversation by itself. What a user has set stays. */
export interface Description {
  title: string;
  summary: string;
  type: ConversationType;
  tags: string[];
}

export interface LoggedDescription {
  userId: string;
  entries: EventEntry[];
}

type LoggedRow = EventEntry & { userId: string };

const FIELDS = `'{title,summary,conversation_type,tags}'::text[]`;
/** Those that may quote a message. */
const QUOTING_FIELDS = `'{title,summary,tags}'::text[]`;

/** Removes what the server has derived from the messages. What the owner has set stays. */
export async function clearDescription(manager: EntityManager, conversationId: string): Promise<EventEntry[]> {
  const cleared = await replaceDescription(
    manager,
    'clear-description',
    `title = CASE WHEN title_by_user OR is_private THEN title END, summary = NULL,
     tags = CASE WHEN tags_by_user THEN tags ELSE '{}' END, titled_at_count = 0
     WHERE id = $1`,
    [conversationId],
  );
  return cleared?.entries ?? [];
}

/**
 * `name`: of the prepared statement. `change`: the assignments and the condition of the update. Earlier values leave the log.
 * The transaction has locked the conversation in a statement of its own, so that this one sees everything that was logged
 * before.
 */
export async function replaceDescription(
  manager: EntityManager,
  name: string,
  change: string,
  values: [id: string, ...StatementValue[]],
): Promise<LoggedDescription | null> {
  const [row] = await queryPrepared<LoggedRow>(manager, name, replaceStatement(change), values);
  if (!row) return null;
  const { userId, ...entry } = row;
  return { userId, entries: [entry] };
}

/** The second kind of earlier entry was made together with other changes, such as a title with a pin. */
const replaceStatement = (change: string) => `
  WITH described AS (
    UPDATE conversations SET updated_at = clock_timestamp(), last_seq = last_seq + 1, ${change}
    RETURNING id, user_id, last_seq, title, summary, conversation_type, tags
  ), earlier AS (
    SELECT e.conversation_id, e.seq, e.changes - ${FIELDS} = '{}' AS is_superseded
      FROM conversation_events e, described
     WHERE e.conversation_id = described.id AND e.event = 'conversation_updated'
  ), removed AS (
    DELETE FROM conversation_events e USING earlier
     WHERE e.conversation_id = earlier.conversation_id AND e.seq = earlier.seq AND earlier.is_superseded
  ), shortened AS (
    UPDATE conversation_events e SET changes = e.changes - ${QUOTING_FIELDS}
      FROM earlier
     WHERE e.conversation_id = earlier.conversation_id AND e.seq = earlier.seq AND NOT earlier.is_superseded
       AND e.changes ?| ${QUOTING_FIELDS}
  ), logged AS (
    INSERT INTO conversation_events (conversation_id, seq, event, changes)
    SELECT id, last_seq, 'conversation_updated',
           jsonb_build_object('title', title, 'summary', summary, 'conversation_type', conversation_type, 'tags', tags)
      FROM described
    RETURNING seq, event, message_id, changes, created_at
  )
  SELECT described.user_id AS "userId", logged.seq::int AS seq, logged.event, logged.message_id AS "messageId",
         logged.changes, logged.created_at AS "createdAt"
    FROM described, logged`;
