import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Bus } from '../bus/bus.js';
import { REPORTS_TOPIC, WAITLIST_TOPIC } from '../bus/topics.js';
import { NodeRegistry, worstOf } from '../cluster/node-registry.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import { LiveStats } from './live-stats.js';
import { COUNTS, type Counts, StatSnapshots } from './stat-snapshots.js';
import type { AdminChanges, AdminStats, WaitlistStats } from './stats.types.js';

/** Above so many rows, the changes of the conversation count are merged into one. */
const COUNT_ROWS = 1_000;

interface CountsRow extends Counts {
  count_rows: number;
  now: Date;
  yesterday: Counts | null;
}

/** The stats of the dashboard, over all nodes. */
@Injectable()
export class StatsService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Stats');
  private readonly liveAdminStats = new LiveStats<AdminStats>({
    compute: () => this.adminStats(),
    withoutTime: ({ updatedAt: _, ...stats }) => stats,
  });
  private readonly liveWaitlistStats = new LiveStats<WaitlistStats>({
    compute: () => this.waitlistStats(),
    withoutTime: ({ lastUpdated: _, ...stats }) => stats,
  });
  private lastCounts: CountsRow | null = null;
  private readonly closers: (() => void)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: Bus,
    private readonly nodes: NodeRegistry,
    private readonly waitlist: WaitlistService,
    private readonly snapshots: StatSnapshots,
  ) {}

  async onModuleInit(): Promise<void> {
    try {
      this.closers.push(
        await this.bus.subscribe(WAITLIST_TOPIC, () => {
          this.liveAdminStats.invalidate();
          this.liveWaitlistStats.invalidate();
        }),
        await this.bus.subscribe(REPORTS_TOPIC, () => this.liveAdminStats.invalidate()),
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'The bus is unreachable; changes are found by polling once a second');
    }
  }

  onApplicationShutdown(): void {
    for (const close of this.closers) close();
  }

  async adminStats(): Promise<AdminStats> {
    const { counts, nodes, database } = await this.stored();
    const { bus, companion, missingNodes } = nodes;
    return {
      totalUsers: counts.users,
      activeUsers24h: counts.active,
      pendingApprovals: counts.waiting,
      totalConversations: counts.conversations,
      moderationAlerts: counts.alerts,
      systemHealth: {
        status: worstOf([database, bus, companion, missingNodes > 0 ? 'DEGRADED' : 'OK']),
        database,
        ...nodes,
      },
      sinceYesterday: adminChanges(counts),
      updatedAt: counts.now,
    };
  }

  async waitlistStats(): Promise<WaitlistStats> {
    const [{ waiting, approved, approvedLately, averageWaitDays, now }, yesterday] = await Promise.all([
      this.waitlist.stats(),
      this.snapshots.yesterday(),
    ]);
    return {
      totalOnWaitlist: waiting,
      totalApproved: approved,
      approvedLately,
      averageWaitTimeDays: averageWaitDays ?? 0,
      sinceYesterday: yesterday && {
        totalOnWaitlist: waiting - yesterday.waiting,
        totalApproved: approved - yesterday.approved,
      },
      lastUpdated: now,
    };
  }

  watchAdminStats(): AsyncIterableIterator<AdminStats> {
    return this.liveAdminStats.subscribe();
  }

  watchWaitlistStats(): AsyncIterableIterator<WaitlistStats> {
    return this.liveWaitlistStats.subscribe();
  }

  /** While the database is unreachable, the last counts stay, with the database shown as down. */
  private async stored() {
    try {
      const [counts, nodes] = await Promise.all([this.counts(), this.nodes.stats()]);
      this.lastCounts = counts;
      return { counts, nodes, database: 'OK' as const };
    } catch (error) {
      if (!this.lastCounts) throw error;
      return { counts: this.lastCounts, nodes: await this.nodes.ownStats(), database: 'DOWN' as const };
    }
  }

  private async counts(): Promise<CountsRow> {
    const [[row], yesterday] = await Promise.all([
      this.dataSource.query<Omit<CountsRow, 'yesterday'>[]>(
        `SELECT ${COUNTS}, (SELECT count(*)::int FROM conversation_counts) AS count_rows, now() AS now`,
      ),
      this.snapshots.yesterday(),
    ]);
    if (row!.count_rows > COUNT_ROWS) await this.mergeConversationCounts();
    return { ...row!, yesterday };
  }

  /** One statement, so that a reader sees either the rows or their sum. */
  private async mergeConversationCounts(): Promise<void> {
    await this.dataSource.query(
      `WITH merged AS (DELETE FROM conversation_counts RETURNING delta)
       INSERT INTO conversation_counts (delta) SELECT sum(delta) FROM merged HAVING count(*) > 0`,
    );
  }
}

function adminChanges({ yesterday, ...now }: CountsRow): AdminChanges | null {
  if (!yesterday) return null;
  return {
    totalUsers: now.users - yesterday.users,
    activeUsers24h: now.active - yesterday.active,
    pendingApprovals: now.waiting - yesterday.waiting,
    totalConversations: now.conversations - yesterday.conversations,
    moderationAlerts: now.alerts - yesterday.alerts,
  };
}
