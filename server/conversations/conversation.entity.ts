import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ConversationType } from '../../contract/conversations.js';

/** A talk of one user with Starling. `lastSeq` numbers everything that is stored in it (docs/architecture.md). */
@Entity('conversations')
export class Conversation {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text', { nullable: true }) title: string | null;
  @Column('text', { nullable: true }) summary: string | null;
  @Column('text', { name: 'conversation_type' }) type: ConversationType;
  @Column('boolean', { name: 'is_pinned' }) isPinned: boolean;
  @Column('boolean', { name: 'is_archived' }) isArchived: boolean;
  @Column('text', { array: true }) tags: string[];
  @Column('integer', { name: 'message_count' }) messageCount: number;
  @Column('integer', { name: 'unread_count' }) unreadCount: number;
  @Column('timestamptz', { name: 'last_message_at', nullable: true }) lastMessageAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
}
