import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ExcerptMessage, ReportDecision, ReportSource, ReportStatus } from '../../contract/moderation.js';
import type { SafetySeverity } from '../../contract/safety.js';

/** A report in the moderators' queue. It outlives the conversation that it is about, but not the account. */
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
  /** Of a safety case whose message the rules found, 1 to 5. */
  @Column('smallint', { name: 'safety_severity', nullable: true }) safetySeverity: SafetySeverity | null;
  /** The harm may come from the child's home. */
  @Column('boolean', { name: 'is_home' }) isHome: boolean;
  @Column('text', { name: 'rule_id', nullable: true }) ruleId: string | null;
  @Column('text', { name: 'pack_version', nullable: true }) packVersion: string | null;
  /** Adults of the subject's household when the case was opened. They may never open it. */
  @Column('uuid', { array: true }) barred: string[];
  /** Encrypted: the excerpt of a case about harm that may come from home, or a sentence that was kept from a reader. */
  @Column('text', { name: 'sealed_excerpt', nullable: true, select: false }) sealedExcerpt?: string | null;
  /** Notifications that the decision has sent. */
  @Column('uuid', { array: true }) notices: string[];
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/** A report as the queue shows it: without the people that it is about, and without the excerpt. */
export type ReportSummary = Omit<
  Report,
  | 'conversationId'
  | 'reporterId'
  | 'subjectId'
  | 'excerpt'
  | 'notices'
  | 'ruleId'
  | 'packVersion'
  | 'barred'
  | 'sealedExcerpt'
>;
