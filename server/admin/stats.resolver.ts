import { Query, Resolver, Subscription } from '@nestjs/graphql';
import { RequirePermission } from '../access/access.decorators.js';
import { StatsService } from './stats.service.js';
import { AdminStats, WaitlistStats } from './stats.types.js';

const asItIs = <T>(value: T): T => value;

@Resolver()
export class StatsResolver {
  constructor(private readonly stats: StatsService) {}

  @Query(() => AdminStats, { name: 'adminStats' })
  @RequirePermission('view_admin_dashboard')
  adminStats(): Promise<AdminStats> {
    return this.stats.adminStats();
  }

  @Query(() => WaitlistStats, { name: 'waitlistStats' })
  @RequirePermission('view_waitlist')
  waitlistStats(): Promise<WaitlistStats> {
    return this.stats.waitlistStats();
  }

  @Subscription(() => AdminStats, { name: 'adminStats', resolve: asItIs })
  @RequirePermission('view_admin_dashboard')
  watchAdminStats(): AsyncIterableIterator<AdminStats> {
    return this.stats.watchAdminStats();
  }

  @Subscription(() => WaitlistStats, { name: 'waitlistStats', resolve: asItIs })
  @RequirePermission('view_waitlist')
  watchWaitlistStats(): AsyncIterableIterator<WaitlistStats> {
    return this.stats.watchWaitlistStats();
  }
}
