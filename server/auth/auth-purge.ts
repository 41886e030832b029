import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEVICE_IDLE_DAYS, DEVICE_LIFE_DAYS } from '../../contract/devices.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';

/** A revoked device may come back after months. Until its session goes, it is told to clear its storage. */
const ENDED_DEVICE_DAYS = DEVICE_LIFE_DAYS - DEVICE_IDLE_DAYS;
/** An ended session goes within a day; its tokens are refused alike with and without it. */
const ENDED_SESSION_HOURS = 23;
/** How many sessions one statement deletes, with all their refresh tokens. */
const BATCH = 500;

/** Deletes expired OAuth states, one-time codes, links for passwords and addresses, and sessions with their refresh tokens. */
@Injectable()
export class AuthPurge {
  constructor(private readonly dataSource: DataSource) {}

  @OncePerCluster({ name: 'purge-expired-sign-ins', cron: '* * * * *', timeoutMs: 50_000 })
  async purge(): Promise<void> {
    await this.dataSource.query('DELETE FROM oauth_states WHERE expires_at < now()');
    await this.dataSource.query('DELETE FROM one_time_codes WHERE expires_at < now()');
    await this.dataSource.query('DELETE FROM password_reset_links WHERE expires_at < now()');
    await this.dataSource.query('DELETE FROM email_verification_links WHERE expires_at < now()');
    for (let batch = BATCH; batch === BATCH; ) batch = await this.deleteSessions();
  }

  private async deleteSessions(): Promise<number> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM sessions WHERE id IN (
         SELECT id FROM sessions
          WHERE (expires_at < now() AND device_id IS NULL)
             OR (ended_at < now() - make_interval(hours => ${ENDED_SESSION_HOURS}) AND device_id IS NULL)
             OR expires_at < now() - make_interval(days => ${ENDED_DEVICE_DAYS})
          LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [BATCH],
    );
    return deleted;
  }
}
