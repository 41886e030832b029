import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const CONVERSATIONS_PER_BATCH = 100;
/** One statement deletes so many rows in some tenths of a second; a statement may take 5 s. */
const ROWS_PER_STATEMENT = 5_000;

const DELETE_MESSAGES = `
  DELETE FROM messages WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM messages WHERE conversation_id = ANY($1) LIMIT ${ROWS_PER_STATEMENT} FOR UPDATE))`;

const DELETE_EVENTS = `
  DELETE FROM conversation_events WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM conversation_events WHERE conversation_id = ANY($1) LIMIT ${ROWS_PER_STATEMENT} FOR UPDATE))`;

/**
 * Deletes all conversations of an account in short statements, because one statement for a large account would exceed the
 * time limit. It may stop anywhere and run again.
 */
@Injectable()
export class ConversationsErasure {
  constructor(private readonly dataSource: DataSource) {}

  async erase(userId: string): Promise<void> {
    for (;;) {
      const rows = await this.dataSource.query<{ id: string }[]>(
        'SELECT id FROM conversations WHERE user_id = $1 LIMIT $2',
        [userId, CONVERSATIONS_PER_BATCH],
      );
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      // Every writer needs the conversation's open reply after locking the conversation, so none can interfere from here on.
      await this.dataSource.query(
        `WITH locked AS (SELECT id FROM conversations WHERE id = ANY($1) ORDER BY id FOR UPDATE)
         DELETE FROM replies USING locked
          WHERE replies.conversation_id = locked.id AND replies.state IN ('waiting', 'running')`,
        [ids],
      );
      // Deleting a message deletes its finished reply.
      await this.deleteInBatches(DELETE_MESSAGES, ids);
      await this.deleteInBatches(DELETE_EVENTS, ids);
      await this.dataSource.query('DELETE FROM conversations WHERE id = ANY($1)', [ids]);
    }
  }

  private async deleteInBatches(statement: string, conversationIds: string[]): Promise<void> {
    for (let deleted = ROWS_PER_STATEMENT; deleted === ROWS_PER_STATEMENT; ) {
      [, deleted] = await this.dataSource.query<[unknown, number]>(statement, [conversationIds]);
    }
  }
}
