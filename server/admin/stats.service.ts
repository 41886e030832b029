import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Bus } from '../bus/bus.js';
import { REPORTS_TOPIC, WAITLIST_TOPIC } from '../bus/topics.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import { NodeRegistry, worstOf } from './node-registry.js';
import type { AdminStats, WaitlistStats } from './stats.types.js';
import { WatchedFigures } from './watched-figures.js';

/** From so many on, the changes of the number of conversations are put together. */
const COUNT_ROWS = 1_000;

interface CountsRow {
  users: number;
  active: number;
  waiting: number;
  conversations: number;
  count_rows: number;
  alerts: number;
  now: Date;
}

/** The figures of the dashboard, real and over all nodes (requirements B20). */
@Injectable()
export class StatsService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Stats');
  private readonly adminFigures = new WatchedFigures<AdminStats>({
    compute: () => this.adminStats(),
    figures: ({ updatedAt: _, ...figures }) => figures,
  });
  private readonly waitlistFigures = new WatchedFigures<WaitlistStats>({
    compute: () => this.waitlistStats(),
    figures: ({ lastUpdated: _, ...figures }) => figures,
  });
  private lastCounts: CountsRow | null = null;
  private readonly closers: (() => void)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: Bus,
    private readonly nodes: NodeRegistry,
    private readonly waitlist: WaitlistService,
  ) {}

  async onModuleInit(): Promise<void> {
    try {
      this.closers.push(
        await this.bus.subscribe(WAITLIST_TOPIC, () => {
          this.adminFigures.nudge();
          this.waitlistFigures.nudge();
        }),
        await this.bus.subscribe(REPORTS_TOPIC, () => this.adminFigures.nudge()),
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'Changes cannot be heard; the figures are looked up each second');
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
      updatedAt: counts.now,
    };
  }

  async waitlistStats(): Promise<WaitlistStats> {
    const { waiting, approved, approvedLately, averageWaitDays, now } = await this.waitlist.currentFigures();
    return {
      totalOnWaitlist: waiting,
      totalApproved: approved,
      approvedLately,
      averageWaitTimeDays: averageWaitDays ?? 0,
      lastUpdated: now,
    };
  }

  watchAdminStats(): AsyncIterableIterator<AdminStats> {
    return this.adminFigures.watch();
  }

  watchWaitlistStats(): AsyncIterableIterator<WaitlistStats> {
    return this.waitlistFigures.watch();
  }

  /** While the database is away the last figures stay, marked as what they are. */
  private async stored() {
    try {
      const [counts, nodes] = await Promise.all([this.counts(), this.nodes.figures()]);
      this.lastCounts = counts;
      return { counts, nodes, database: 'OK' as const };
    } catch (error) {
      if (!this.lastCounts) throw error;
      return { counts: this.lastCounts, nodes: await this.nodes.ownFigures(), database: 'DOWN' as const };
    }
  }

  private async counts(): Promise<CountsRow> {
    const [row] = await this.dataSource.query<CountsRow[]>(
      `SELECT (SELECT count(*)::int FROM users) AS users,
         (SELECT count(*)::int FROM users WHERE last_seen_at > now() - interval '24 hours') AS active,
         (SELECT count(*)::int FROM waitlist_entries WHERE approved_at IS NULL) AS waiting,
         counted.conversations, counted.count_rows,
         (SELECT count(*)::int FROM reports WHERE status IN ('open', 'claimed')) AS alerts,
         now() AS now
       FROM (SELECT coalesce(sum(delta), 0)::int AS conversations, count(*)::int AS count_rows
             FROM conversation_counts) AS counted`,
    );
    if (row!.count_rows > COUNT_ROWS) await this.putCountsTogether();
    return row!;
  }

  /** One statement: every reader sees the rows before it or the sum behind it. */
  private async putCountsTogether(): Promise<void> {
    await this.dataSource.query(
      `WITH gone AS (DELETE FROM conversation_counts RETURNING delta)
       INSERT INTO conversation_counts (delta) SELECT sum(delta) FROM gone HAVING count(*) > 0`,
    );
  }
}
