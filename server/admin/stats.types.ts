import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { HealthStatus } from '../../contract/admin.js';
import { HealthStatusEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType()
export class SystemHealth {
  @Field(() => HealthStatusEnum, { description: 'The worst of the other states' }) status: HealthStatus;
  @Field(() => HealthStatusEnum) database: HealthStatus;
  @Field(() => HealthStatusEnum, { description: 'The worst state that any node reports' }) bus: HealthStatus;
  @Field(() => HealthStatusEnum, { description: 'The worst state that any node reports' }) companion: HealthStatus;
  @Field(() => Int, { description: 'Nodes with a heartbeat in the last 10 s' }) nodes: number;
  @Field(() => Int, { description: 'Nodes without a heartbeat that did not stop in order, for five minutes' })
  missingNodes: number;
  @Field(() => Int, { description: 'Open sockets of every kind, on all nodes' }) liveConnections: number;
}

@ObjectType({ description: 'How the stats changed since about the same time yesterday' })
export class AdminChanges {
  @Field(() => Int) totalUsers: number;
  @Field(() => Int) activeUsers24h: number;
  @Field(() => Int) pendingApprovals: number;
  @Field(() => Int) totalConversations: number;
  @Field(() => Int) moderationAlerts: number;
}

@ObjectType({ description: 'How the stats changed since about the same time yesterday' })
export class WaitlistChanges {
  @Field(() => Int) totalOnWaitlist: number;
  @Field(() => Int) totalApproved: number;
}

@ObjectType()
export class AdminStats {
  @Field(() => Int) totalUsers: number;
  @Field(() => Int, { description: 'Users with a signed-in request or socket in the last 24 hours' })
  activeUsers24h: number;
  @Field(() => Int, { description: 'Waitlist entries that are not approved' }) pendingApprovals: number;
  @Field(() => Int, { description: 'Conversations with at least one message' }) totalConversations: number;
  @Field(() => Int, { description: 'Undecided reports' }) moderationAlerts: number;
  @Field(() => SystemHealth) systemHealth: SystemHealth;
  @Field(() => AdminChanges, { nullable: true, description: 'Null until the stats of yesterday are known' })
  sinceYesterday: AdminChanges | null;
  @Field(() => DateTimeScalar) updatedAt: Date;
}

@ObjectType()
export class WaitlistStats {
  @Field(() => Int) totalOnWaitlist: number;
  @Field(() => Int) totalApproved: number;
  @Field(() => Int, { description: 'Approvals in the last 90 days' }) approvedLately: number;
  @Field(() => Float, { description: 'Mean over the approvals of the last 90 days; 0 if there are none' })
  averageWaitTimeDays: number;
  @Field(() => WaitlistChanges, { nullable: true, description: 'Null until the stats of yesterday are known' })
  sinceYesterday: WaitlistChanges | null;
  @Field(() => DateTimeScalar) lastUpdated: Date;
}
