import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const CONVERSATIONS_PER_BATCH = 100;
/** Rows that one statement deletes: some tenths of a second, of the 5 s that a statement may take. */
const ROWS_PER_STATEMENT = 5_000;

/**
 * Deletes all conversations of an account in short statements of their own, however many messages there are: one statement
 * for a large account would run into the time limit each time. It may end anywhere and be called again.
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
      // Writers lock a conversation, its reply, then messages: without its reply no writer comes between.
      await this.dataSource.query(
        `WITH locked AS (SELECT id FROM conversations WHERE id = ANY($1) ORDER BY id FOR UPDATE)
         DELETE FROM replies USING locked
          WHERE replies.conversation_id = locked.id AND replies.state IN ('waiting', 'running')`,
        [ids],
      );
      // Ended replies go with their messages.
      await this.deleteAll('messages', ids);
      await this.deleteAll('conversation_events', ids);
      await this.dataSource.query('DELETE FROM conversations WHERE id = ANY($1)', [ids]);
    }
  }

  private async deleteAll(table: 'messages' | 'conversation_events', conversationIds: string[]): Promise<void> {
    for (let deleted = ROWS_PER_STATEMENT; deleted === ROWS_PER_STATEMENT; ) {
      [, deleted] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
           SELECT ctid FROM ${table} WHERE conversation_id = ANY($1) LIMIT ${ROWS_PER_STATEMENT} FOR UPDATE))`,
        [conversationIds],
      );
    }
  }
}
