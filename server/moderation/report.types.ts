import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { MessageRole } from '../../contract/conversations.js';
import {
  REPORT_SEVERITIES,
  REPORT_SOURCES,
  type ReportDecision,
  type ReportSeverity,
  type ReportSource,
  type ReportStatus,
} from '../../contract/moderation.js';
import { MessageRoleEnum, ReportDecisionEnum, ReportStatusEnum, upperCaseEnum } from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar } from '../graphql/scalars.js';

const ReportSeverityEnum = upperCaseEnum('ReportSeverity', REPORT_SEVERITIES);
const ReportSourceEnum = upperCaseEnum('ReportSource', REPORT_SOURCES);

@ObjectType('Report')
export class ReportObject {
  @Field(() => ID) id: string;
  @Field(() => ReportSourceEnum) source: ReportSource;
  @Field(() => ReportSeverityEnum, { description: 'The order of the queue.' }) severity: ReportSeverity;
  @Field(() => ReportSeverityEnum, { description: 'The same, by the name that REST uses.' }) priority: ReportSeverity;
  @Field(() => Int, {
    nullable: true,
    description: 'Of a safety case: 1 to 5, how severe the message was. Null where the rules could not tell.',
  })
  safetySeverity: number | null;
  @Field(() => Boolean, {
    description: "Harm that may come from the child's home: its text is sealed, and closed to the household.",
  })
  isSealed: boolean;
  @Field(() => String) reason: string;
  @Field(() => String, {
    nullable: true,
    description:
      'In the queue: the first line of the message. Safety cases show it only to a moderator who opens them.',
  })
  preview?: string | null;
  @Field(() => ReportStatusEnum) status: ReportStatus;
  @Field(() => ID, { nullable: true }) messageId: string | null;
  @Field(() => ID, { nullable: true }) claimedBy: string | null;
  @Field(() => DateTimeScalar, { nullable: true }) claimedAt: Date | null;
  @Field(() => ReportDecisionEnum, { nullable: true }) decision: ReportDecision | null;
  @Field(() => ID, { nullable: true }) decidedBy: string | null;
  @Field(() => DateTimeScalar, { nullable: true }) decidedAt: Date | null;
  @Field(() => String, { nullable: true }) note: string | null;
  @Field(() => DateTimeScalar) createdAt: Date;
}

@ObjectType('ExcerptMessage', { description: 'A message as it was when it was reported' })
export class ExcerptMessageObject {
  @Field(() => ID) id: string;
  @Field(() => MessageRoleEnum) role: MessageRole;
  @Field(() => String) content: string;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => Boolean) reported: boolean;
}

@ObjectType('BreakGlass', { description: 'A reason that a moderator gave, and until when it opens more' })
export class BreakGlassObject {
  @Field(() => String) reason: string;
  @Field(() => DateTimeScalar) expiresAt: Date;
}

@ObjectType('ReportDetail')
export class ReportDetailObject extends ReportObject {
  @Field(() => [ExcerptMessageObject], {
    description:
      'Readable until the report is decided; the excerpt of a safety case stays sealed for 30 more days. A sealed case shows it only with `breakGlass`.',
  })
  excerpt: ExcerptMessageObject[];
  @Field(() => BreakGlassObject, { nullable: true, description: 'What the moderator who asks has opened' })
  breakGlass: BreakGlassObject | null;
}

@ObjectType('ReportPage')
export class ReportPage extends pageOf(ReportObject) {}

@ObjectType()
export class ReportChange {
  @Field(() => ReportObject, {
    nullable: true,
    description: 'The report as it is now; null at the start and when several may have changed or gone: read the queue',
  })
  report: ReportObject | null;
}

@ObjectType('ReportReceipt', { description: 'What the reporter sees of a report' })
export class ReportReceipt {
  @Field(() => ID) id: string;
  @Field(() => ReportStatusEnum) status: ReportStatus;
}
