import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type StaffAlert, StaffAlerts } from '../notifications/staff-alerts.js';
import { noticeText } from '../notifications/wording.js';
import { Events } from '../platform/events.js';
import { WaitlistJoined } from './waitlist.events.js';

const JOINS: StaffAlert = {
  link: '/admin/waitlist',
  permission: 'approve_users',
  async compose(since, manager) {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM waitlist_entries
       WHERE approved_at IS NULL AND joined_at > $1 AND joined_at <= now()`,
      [since],
    );
    const count = row!.count;
    if (count === 0) return null;
    return { title: noticeText('waitlistJoined.title'), message: noticeText('waitlistJoined.message', { count }) };
  },
};

/** Alerts staff about people who join the waitlist. */
@Injectable()
export class WaitlistAlerts implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly alerts: StaffAlerts,
  ) {}

  onModuleInit(): void {
    this.events.on(WaitlistJoined, () => this.alerts.sendSoon(JOINS));
  }
}
