import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { HealthStatus } from '../../contract/admin.js';
import { HealthStatusEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType()
export class SystemHealth {
  @Field(() => HealthStatusEnum, { description: 'The worst of the others' }) status: HealthStatus;
  @Field(() => HealthStatusEnum) database: HealthStatus;
  @Field(() => HealthStatusEnum, { description: 'The worst that any node has of it' }) bus: HealthStatus;
  @Field(() => HealthStatusEnum, { description: 'The worst that any node has of it' }) companion: HealthStatus;
  @Field(() => Int, { description: 'Nodes that were heard of in the last 10 s' }) nodes: number;
  @Field(() => Int, { description: 'Nodes that fell silent within the last five minutes and did not say goodbye' })
  missingNodes: number;
  @Field(() => Int, { description: 'Open sockets of every kind, over all nodes' }) liveConnections: number;
}

@ObjectType()
export class AdminStats {
  @Field(() => Int) totalUsers: number;
  @Field(() => Int, { description: 'Users with a signed-in request or socket in the last 24 hours' })
  activeUsers24h: number;
  @Field(() => Int, { description: 'Entries of the waitlist that wait' }) pendingApprovals: number;
  @Field(() => Int, { description: 'Conversations with at least one message' }) totalConversations: number;
  @Field(() => Int, { description: 'Reports that are not decided' }) moderationAlerts: number;
  @Field(() => SystemHealth) systemHealth: SystemHealth;
  @Field(() => DateTimeScalar) updatedAt: Date;
}

@ObjectType()
export class WaitlistStats {
  @Field(() => Int) totalOnWaitlist: number;
  @Field(() => Int) totalApproved: number;
  @Field(() => Int, { description: 'Approvals of the last 90 days' }) approvedLately: number;
  @Field(() => Float, { description: 'Mean of the approvals of the last 90 days; 0 where there are none' })
  averageWaitTimeDays: number;
  @Field(() => DateTimeScalar) lastUpdated: Date;
}
