import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FamilySettings } from '../../contract/users.js';
import { quietUntil } from '../recurrence/quiet-hours.js';
import { AccountZones } from './account-zones.js';

export interface Recipient {
  readonly userId: string;
  readonly wantsMail: boolean;
  readonly wantsPush: boolean;
  /** When the quiet hours of the account end; null: none hold. */
  readonly quietUntil: Date | null;
}

/** How accounts want to hear of notifications while no page of theirs is open. */
@Injectable()
export class Recipients {
  constructor(private readonly zones: AccountZones) {}

  async of(userIds: readonly string[], manager: EntityManager): Promise<ReadonlyMap<string, Recipient>> {
    const rows = await manager.query<(Omit<Recipient, 'quietUntil'> & { quiet: FamilySettings['quiet'] })[]>(
      `SELECT u.id AS "userId",
         u.email_verified AND coalesce(u.settings #>> '{notifications,email}' = 'true', false) AS "wantsMail",
         coalesce(u.settings #>> '{notifications,desktop}' = 'true', false) AS "wantsPush",
         nullif(u.settings #> '{family,quiet}', 'null') AS quiet
       FROM users u WHERE u.id = ANY($1::uuid[]) AND u.disabled_at IS NULL`,
      [userIds],
    );
    const quiet = rows.filter((row) => row.quiet !== null).map(({ userId }) => userId);
    const zoneOf = await this.zones.of(quiet, manager);
    const now = Date.now();
    return new Map(
      rows.map(({ quiet: hours, ...row }) => {
        const until = hours && quietUntil(hours, zoneOf(row.userId), now);
        return [row.userId, { ...row, quietUntil: until }];
      }),
    );
  }
}
