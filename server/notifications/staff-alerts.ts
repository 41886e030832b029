import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Permission } from '../../contract/permissions.js';
import { StaffMembers } from '../access/staff-members.js';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';
import { NotificationsService, type StoredNotification } from './notifications.service.js';
import type { Wording } from './wording.js';

const DEFAULT_INTERVAL_MS = 60_000;

/** One kind of alert. The feature that it is about composes the text; this module only delivers it. */
export interface StaffAlert {
  /** The page that the alert opens. Each kind of alert has its own. */
  readonly link: string;
  /** Everyone whose role has this permission receives the alert. */
  readonly permission: Permission;
  /** Staff receives this kind of alert at most once in the interval; a minute by default. */
  readonly intervalMs?: number;
  /**
   * Describes what happened after `since`, a Postgres timestamp, up to the start of the transaction. Null if nothing did.
   * Runs in the transaction of `manager`.
   */
  compose(since: string, manager: EntityManager): Promise<{ title: Wording; message: Wording } | null>;
}

interface Delivery {
  /** Time until this kind of alert may be sent again; 0 if nothing is pending. */
  readonly waitMs: number;
  readonly stored: readonly StoredNotification[];
}

/** Notifies admins and moderators, with one notification for everything of a kind that happens within its interval. */
@Injectable()
export class StaffAlerts implements OnApplicationShutdown {
  private readonly logger = new Logger('StaffAlerts');
  private readonly timers = new Map<StaffAlert, NodeJS.Timeout>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly staff: StaffMembers,
    private readonly notifications: NotificationsService,
  ) {}

  onApplicationShutdown(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  /** Sends the alert now, or at the end of the interval since the last one. */
  async sendSoon(alert: StaffAlert): Promise<void> {
    if (this.timers.has(alert)) return;
    const waitMs = await this.sendNow(alert);
    if (waitMs <= 0 || this.timers.has(alert)) return;
    const timer = setTimeout(() => {
      this.timers.delete(alert);
      this.sendSoon(alert).catch((error: unknown) => this.logger.warn({ err: error }, 'Could not alert staff'));
    }, waitMs);
    timer.unref();
    this.timers.set(alert, timer);
  }

  /** Sends the alert unless one was sent within the interval. Returns the milliseconds until the next one is due. */
  async sendNow(alert: StaffAlert): Promise<number> {
    const { waitMs, stored } = await this.dataSource.transaction((manager) => this.storeAlert(alert, manager));
    await this.notifications.publishNotifications(stored);
    return waitMs;
  }

  private async storeAlert(alert: StaffAlert, manager: EntityManager): Promise<Delivery> {
    // Nodes that alert staff at the same time take turns, so that only one of them sends.
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.staffAlerts]);
    const recipients = await this.staff.findIdsWith(alert.permission, manager);
    if (recipients.length === 0) return { waitMs: 0, stored: [] };
    const { since, waitMs } = await this.lastSent(alert, recipients, manager);
    if (waitMs > 0) return { waitMs, stored: [] };
    const text = await alert.compose(since, manager);
    if (!text) return { waitMs: 0, stored: [] };
    const notification = { kind: 'system' as const, link: alert.link, ...text };
    return { waitMs: 0, stored: await this.notifications.storeNotifications(recipients, notification, manager) };
  }

  /** `since` is when staff last received this kind of alert; one interval ago if they never did. */
  private async lastSent(
    { link, intervalMs = DEFAULT_INTERVAL_MS }: StaffAlert,
    recipients: readonly string[],
    manager: EntityManager,
  ): Promise<{ since: string; waitMs: number }> {
    const [last] = await manager.query<{ since: string; wait_ms: number }[]>(
      `SELECT coalesce(max(created_at), now() - make_interval(secs => $3))::text AS since,
              coalesce($3 * 1000 - extract(epoch FROM now() - max(created_at)) * 1000, 0)::int AS wait_ms
       FROM notifications WHERE user_id = ANY($1::uuid[]) AND link = $2`,
      [recipients, link, intervalMs / 1000],
    );
    return { since: last!.since, waitMs: last!.wait_ms };
  }
}
