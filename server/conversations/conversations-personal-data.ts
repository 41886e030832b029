import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../privacy/personal-data.js';
import { ConversationsErasure } from './conversations-erasure.js';

/** Formats a time like `Date.toISOString`. Inside JSON, Postgres would write its own time zone. */
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Exports and erases the conversations and messages of an account. */
@Injectable()
export class ConversationsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly erasure: ConversationsErasure,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'conversations',
      eraseInBatches: ({ userId }) => this.erasure.erase(userId),
      export: ({ userId }, manager) =>
        manager.query(
          `SELECT c.id, c.title, c.summary, c.conversation_type, c.is_pinned, c.is_archived, c.tags, c.created_at,
             c.updated_at, coalesce(
               (SELECT json_agg(json_build_object('id', m.id, 'message_role', m.role, 'message_content', m.content,
                  'created_at', ${iso('m.created_at')}, 'edited_at', ${iso('m.edited_at')}, 'reaction', m.reaction)
                  ORDER BY m.seq)
                FROM messages m WHERE m.conversation_id = c.id), '[]') AS messages
           FROM conversations c WHERE c.user_id = $1 ORDER BY c.created_at, c.id`,
          [userId],
        ),
    });
  }
}
