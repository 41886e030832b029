import { Int, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../access/access.decorators.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { parse } from '../platform/validation/parse.js';
import { analyticsDays } from './admin.dto.js';
import { AnalyticsService } from './analytics.service.js';
import { AnalyticsDay } from './analytics.types.js';

@Resolver(() => AnalyticsDay)
export class AnalyticsResolver {
  constructor(private readonly service: AnalyticsService) {}

  @Query(() => [AnalyticsDay])
  @RequirePermission('view_system_analytics')
  async analytics(@ArgWithDefault('days', () => Int, 30) days: number): Promise<AnalyticsDay[]> {
    const bodies = await this.service.byDay(parse(analyticsDays, days, 'days'));
    return bodies.map((body) => ({
      day: body.day,
      signUps: body.sign_ups,
      activeUsers: body.active_users,
      messages: body.messages,
      repliesByOutcome: body.replies,
      firstChunkMs: body.first_text_ms,
      waitlistJoins: body.waitlist_joins,
      waitlistApprovals: body.waitlist_approvals,
      childAccounts: body.child_accounts,
    }));
  }
}
