import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../access/personal-data.js';

/** Conversations and messages in the export of an account. They are erased with its row (`ON DELETE CASCADE`). */
@Injectable()
export class ConversationsPersonalData implements OnModuleInit {
  constructor(private readonly personalData: PersonalData) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'conversations',
      export: ({ userId }, manager) =>
        manager.query(
          `SELECT c.id, c.title, c.summary, c.conversation_type, c.is_pinned, c.is_archived, c.tags, c.created_at,
             c.updated_at, coalesce(
               (SELECT json_agg(json_build_object('id', m.id, 'message_role', m.role, 'message_content', m.content,
                  'created_at', m.created_at, 'edited_at', m.edited_at, 'reaction', m.reaction) ORDER BY m.seq)
                FROM messages m WHERE m.conversation_id = c.id), '[]') AS messages
           FROM conversations c WHERE c.user_id = $1 ORDER BY c.created_at, c.id`,
          [userId],
        ),
    });
  }
}
