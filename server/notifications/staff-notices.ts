import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Permission, ROLES, roleHas } from '../../contract/permissions.js';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';
import { Events } from '../platform/events.js';
import { WaitlistApproved, WaitlistJoined } from '../waitlist/waitlist.events.js';
import { NotificationsService } from './notifications.service.js';

/** Staff is told of one kind of thing at most this often, with how many came together. */
const COALESCE_MS = 60_000;

interface Notice {
  /** Where the notice leads; also what tells the kinds apart. */
  link: string;
  permission: Permission;
  /** How many there are since the time $1, up to the beginning of the transaction. */
  countSql: string;
  text: (count: number) => { title: string; message: string };
  /** Where it is not every minute. */
  everyMs?: number;
}

const WAITLIST_JOINS: Notice = {
  link: '/admin/waitlist',
  permission: 'approve_users',
  countSql:
    'SELECT count(*)::int AS count FROM waitlist_entries WHERE approved_at IS NULL AND joined_at > $1 AND joined_at <= now()',
  text: (count) => ({
    title: 'Waitlist',
    message: count === 1 ? '1 person joined the waitlist' : `${count} people joined the waitlist`,
  }),
};

const REPORTS: Notice = {
  link: '/moderation/reports',
  permission: 'manage_reports',
  countSql: `SELECT count(*)::int AS count FROM reports WHERE status = 'open' AND created_at > $1 AND created_at <= now()`,
  text: (count) => ({
    title: 'Moderation',
    message: count === 1 ? '1 new report waits for review' : `${count} new reports wait for review`,
  }),
};

const MANY_DECISIONS: Notice = {
  link: '/admin/audit',
  permission: 'manage_system_settings',
  countSql: `SELECT count(DISTINCT decided_by)::int AS count FROM reports WHERE decided_at > $1 AND decided_at <= now()`,
  text: () => ({
    title: 'Moderation',
    message: 'A moderator has decided unusually many reports within an hour. Please look at the audit log.',
  }),
  everyMs: 3_600_000,
};

/** Notices to admins and moderators, few and counted, and the good news to whoever was let in. */
@Injectable()
export class StaffNotices implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('StaffNotices');
  private readonly timers = new Map<Notice, NodeJS.Timeout>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.events.on(WaitlistJoined, () => this.tell(WAITLIST_JOINS));
    this.events.on(WaitlistApproved, ({ email }) => this.welcome(email));
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  reportsWait(): Promise<void> {
    return this.tell(REPORTS);
  }

  /** Once an hour at most: a moderator who closes case after case. */
  async manyDecisions(): Promise<void> {
    await this.tellNow(MANY_DECISIONS);
  }

  /** Tells now, or at the end of the minute since the last time; what comes until then goes with it. */
  private async tell(notice: Notice): Promise<void> {
    if (this.timers.has(notice)) return;
    const waitMs = await this.tellNow(notice);
    if (waitMs <= 0 || this.timers.has(notice)) return;
    const timer = setTimeout(() => {
      this.timers.delete(notice);
      this.tell(notice).catch((error: unknown) => this.logger.warn({ err: error }, 'Staff could not be told'));
    }, waitMs);
    timer.unref();
    this.timers.set(notice, timer);
  }

  /** Milliseconds until it may be told again, 0 where it was told or there is nothing to tell. */
  private async tellNow({ link, permission, countSql, text, everyMs = COALESCE_MS }: Notice): Promise<number> {
    const roles = ROLES.filter((role) => roleHas(role, permission));
    const told = await this.dataSource.transaction(async (manager) => {
      // Nodes that tell staff of the same thing take turns.
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.staffNotices]);
      const staff = await manager.query<{ id: string }[]>(
        'SELECT id FROM users WHERE role = ANY($1) AND disabled_at IS NULL',
        [roles],
      );
      const ids = staff.map(({ id }) => id);
      const [last] = await manager.query<{ since: string; wait_ms: number }[]>(
        `SELECT coalesce(max(created_at), now() - make_interval(secs => $3))::text AS since,
                coalesce($3 * 1000 - extract(epoch FROM now() - max(created_at)) * 1000, 0)::int AS wait_ms
         FROM notifications WHERE user_id = ANY($1::uuid[]) AND link = $2`,
        [ids, link, everyMs / 1000],
      );
      if (ids.length === 0 || !last) return { waitMs: 0, stored: [] };
      if (last.wait_ms > 0) return { waitMs: last.wait_ms, stored: [] };
      const [counted] = await manager.query<{ count: number }[]>(countSql, [last.since]);
      if (!counted || counted.count === 0) return { waitMs: 0, stored: [] };
      const stored = await this.notifications.store(ids, { kind: 'system', link, ...text(counted.count) }, manager);
      return { waitMs: 0, stored };
    });
    await this.notifications.publish(told.stored);
    return told.waitMs;
  }

  private async welcome(email: string): Promise<void> {
    const [user] = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM users WHERE lower(email) = lower($1)',
      [email],
    );
    if (!user) return;
    await this.notifications.add(user.id, {
      kind: 'system',
      title: 'Welcome to Starling',
      message: 'Your place is ready: you are off the waitlist.',
      link: '/chat',
    });
  }
}
