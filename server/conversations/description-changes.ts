import type { EntityManager } from 'typeorm';
import type { ConversationType } from '../../contract/conversations.js';
import { appendEvents, supersededBy } from './conversation-log.js';
import type { EventEntry } from './conversations.events.js';

/** What the server gives a conversation by itself. What a user has set stays. */
export interface Description {
  title: string;
  summary: string;
  type: ConversationType;
  tags: string[];
}

interface Described extends Pick<Description, 'type' | 'tags'> {
  userId: string;
  title: string | null;
  summary: string | null;
}

export interface LoggedDescription {
  userId: string;
  entries: EventEntry[];
}

/** Removes what the server has derived from the messages. What the owner has set stays. */
export async function clearDescription(manager: EntityManager, conversationId: string): Promise<EventEntry[]> {
  const cleared = await replaceDescription(
    manager,
    `title = CASE WHEN title_by_user OR is_private THEN title END, summary = NULL,
     tags = CASE WHEN tags_by_user THEN tags ELSE '{}' END, titled_at_count = 0
     WHERE id = $1`,
    [conversationId],
  );
  return cleared?.entries ?? [];
}

/** `change`: the assignments and the condition of the update. Earlier values leave the log. */
export async function replaceDescription(
  manager: EntityManager,
  change: string,
  values: [id: string, ...unknown[]],
): Promise<LoggedDescription | null> {
  const [rows] = (await manager.query(
    `UPDATE conversations SET updated_at = clock_timestamp(), ${change}
     RETURNING user_id AS "userId", title, summary, conversation_type AS type, tags`,
    values,
  )) as [Described[], number];
  const described = rows[0];
  if (!described) return null;
  const [id] = values;
  const { userId, title, summary, type, tags } = described;
  const changes = { title, summary, conversation_type: type, tags };
  await manager.query(
    `DELETE FROM conversation_events e WHERE e.conversation_id = $1 AND ${supersededBy('$2::jsonb')}`,
    [id, JSON.stringify(changes)],
  );
  // Changes that were made together with others, such as a title with a pin.
  await manager.query(
    `UPDATE conversation_events SET changes = changes - '{title,summary,tags}'::text[]
      WHERE conversation_id = $1 AND event = 'conversation_updated' AND changes ?| '{title,summary,tags}'::text[]`,
    [id],
  );
  const entries = await appendEvents(manager, id, [{ event: 'conversation_updated', messageId: null, changes }]);
  return { userId, entries };
}
