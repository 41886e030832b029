import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReportDecision, ReportStatus } from '../../contract/admin.js';
import type { ExcerptMessage, ReportSource } from '../../contract/moderation.js';

/** Something for moderators to look at. It outlives the conversation that it is about, but not the account. */
@Entity('reports')
export class Report {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'conversation_id', nullable: true }) conversationId: string | null;
  @Column('uuid', { name: 'message_id', nullable: true }) messageId: string | null;
  @Column('uuid', { name: 'reporter_id', nullable: true }) reporterId: string | null;
  /** Whose conversation it is. */
  @Column('uuid', { name: 'subject_id', nullable: true }) subjectId: string | null;
  @Column('text') source: ReportSource;
  @Column('text') reason: string;
  @Column('jsonb') excerpt: ExcerptMessage[];
  @Column('text') status: ReportStatus;
  @Column('uuid', { name: 'claimed_by', nullable: true }) claimedBy: string | null;
  @Column('timestamptz', { name: 'claimed_at', nullable: true }) claimedAt: Date | null;
  @Column('text', { nullable: true }) decision: ReportDecision | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
