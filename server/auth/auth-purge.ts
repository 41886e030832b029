import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEVICE_IDLE_DAYS, DEVICE_LIFE_DAYS } from '../../contract/devices.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { countRows, RetentionClasses } from '../privacy/retention-classes.js';
import { SecondStepsRepository } from './second-step/second-steps.repository.js';

/** A revoked device may come back after months. Until its session goes, it is told to clear its storage. */
const ENDED_DEVICE_DAYS = DEVICE_LIFE_DAYS - DEVICE_IDLE_DAYS;
/** An ended session goes within a day; its tokens are refused alike with and without it. */
const ENDED_SESSION_HOURS = 23;
/** How many sessions one statement deletes, with all their refresh tokens. */
const BATCH = 500;
/** SQL: nothing needs the session any more. */
const OVER = `((expires_at < now() AND device_id IS NULL)
  OR (ended_at < now() - make_interval(hours => ${ENDED_SESSION_HOURS}) AND device_id IS NULL)
  OR expires_at < now() - make_interval(days => ${ENDED_DEVICE_DAYS}))`;
const CODES = [
  'oauth_states',
  'one_time_codes',
  'password_reset_links',
  'email_verification_links',
  'passkey_challenges',
  'second_step_tickets',
] as const;

/** Deletes expired OAuth states, codes, tickets, links for passwords and addresses, and sessions with their refresh tokens. */
@Injectable()
export class AuthPurge implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly retention: RetentionClasses,
    private readonly secondSteps: SecondStepsRepository,
  ) {}

  onModuleInit(): void {
    const sweep = 'Every minute';
    this.retention.register(
      {
        ...{ name: 'sign_ins', label: 'Sign-ins that are over', sweep },
        rule: `Until they expire, or ${ENDED_SESSION_HOURS} hours after they ended; those of devices up to a year after`,
        count: (manager) => countRows(manager, `sessions WHERE ${OVER}`),
      },
      {
        ...{ name: 'sign_in_codes', label: 'Codes and links for signing in', rule: 'Until they expire', sweep },
        count: async (manager) => {
          let codes = 0;
          for (const table of CODES) codes += await countRows(manager, `${table} WHERE expires_at < now()`);
          return codes;
        },
      },
    );
  }

  @OncePerCluster({ name: 'purge-expired-sign-ins', cron: '* * * * *', timeoutMs: 50_000 })
  async purge(): Promise<void> {
    for (const table of CODES) await this.dataSource.query(`DELETE FROM ${table} WHERE expires_at < now()`);
    await this.secondSteps.purgeSetups();
    for (let batch = BATCH; batch === BATCH; ) batch = await this.deleteSessions();
  }

  private async deleteSessions(): Promise<number> {
    const [, deleted] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM sessions WHERE id IN (
         SELECT id FROM sessions
          WHERE ${OVER} LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [BATCH],
    );
    return deleted;
  }
}
