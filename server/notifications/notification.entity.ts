import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationKind } from '../../contract/notifications.js';

@Entity('notifications')
export class Notification {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') kind: NotificationKind;
  @Column('text') title: string;
  @Column('text') message: string;
  @Column('uuid', { name: 'conversation_id', nullable: true }) conversationId: string | null;
  @Column('text', { nullable: true }) link: string | null;
  /** The child that it names or quotes: it goes with that child. */
  @Column('uuid', { name: 'child_id', nullable: true, select: false }) childId?: string | null;
  @Column('timestamptz', { name: 'read_at', nullable: true }) readAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
