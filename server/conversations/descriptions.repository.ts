import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PRIVATE_TITLE } from '../../contract/conversations.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { lockConversation, lockForModeration } from './conversation-log.js';
import { type Description, type LoggedDescription, replaceDescription } from './description-changes.js';

/** What a description was made from. */
export interface DescribedState {
  /** The account that owns the conversation. */
  userId: string;
  messageCount: number;
  titledAtCount: number;
  /** The newest change of a message's text, which an edit, a hide and its undo are: its number in the log. */
  textsChangedAt: number;
}

/** Writes titles, summaries, types and tags. The log keeps only their newest values. */
@Injectable()
export class DescriptionsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
  ) {}

  /**
   * Stores what the server made from this state. A user's choices stay. `null`: the conversation is private or gone, or the
   * text of a message has changed since, so that the description may quote what is hidden now.
   */
  async describe(
    id: string,
    description: Description,
    { messageCount, textsChangedAt }: Pick<DescribedState, 'messageCount' | 'textsChangedAt'>,
  ): Promise<LoggedDescription | null> {
    const { title, summary, type, tags } = description;
    return this.dataSource.transaction(async (manager) => {
      // In a statement of its own: the next one sees what those who held the lock have committed.
      if (!(await lockConversation(manager, id))) return null;
      return replaceDescription(
        manager,
        'describe-conversation',
        `title = CASE WHEN title_by_user THEN title ELSE $2 END, summary = $3,
         conversation_type = CASE WHEN type_by_user THEN conversation_type ELSE $4 END,
         tags = CASE WHEN tags_by_user THEN tags ELSE $5 END, titled_at_count = greatest(titled_at_count, $6)
         WHERE id = $1 AND delete_after IS NULL AND NOT is_private AND ${TEXTS_CHANGED_AT} = $7`,
        [id, title, summary, type, tags, messageCount, textsChangedAt],
      );
    });
  }

  /** Replaces everything that quotes the conversation. `null`: it was private before, or it is gone. */
  async makePrivate(id: string): Promise<LoggedDescription | null> {
    return this.dataSource.transaction(async (manager) => {
      if ((await lockForModeration(manager, id)) === null) return null;
      return replaceDescription(
        manager,
        'make-conversation-private',
        `is_private = true, title = $2, title_by_user = false, summary = NULL, tags = '{}', tags_by_user = false
         WHERE id = $1 AND NOT is_private`,
        [id, PRIVATE_TITLE],
      );
    });
  }

  /** The state that decides whether a new description is due. `null`: the conversation gets none. */
  async describedState(id: string): Promise<DescribedState | null> {
    const [state] = await this.statements.query<DescribedState>('read-described-state', DESCRIBED_STATE, [id]);
    return state ?? null;
  }
}

/** Of conversation `$1`. */
const TEXTS_CHANGED_AT = `
  (SELECT coalesce(max(e.seq), 0)::int FROM conversation_events e
    WHERE e.conversation_id = $1 AND e.event = 'message_edited')`;

const DESCRIBED_STATE = `
  SELECT user_id AS "userId", message_count AS "messageCount", titled_at_count AS "titledAtCount",
         ${TEXTS_CHANGED_AT} AS "textsChangedAt"
    FROM conversations WHERE id = $1 AND delete_after IS NULL AND NOT is_private`;
