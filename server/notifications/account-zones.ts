import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type ZonesOf = (userIds: readonly string[], manager: EntityManager) => Promise<ReadonlyMap<string, string>>;

/**
 * On which clock the quiet hours of an account count. Accounts have no time zone of their own, so the feature that knows
 * one registers itself in `onModuleInit`.
 */
@Injectable()
export class AccountZones {
  private lookUp: ZonesOf | null = null;

  register(lookUp: ZonesOf): void {
    if (this.lookUp) throw new Error('The zones of accounts are registered twice');
    this.lookUp = lookUp;
  }

  /** UTC where the zone is not known. */
  async of(userIds: readonly string[], manager: EntityManager): Promise<(userId: string) => string> {
    const zones = userIds.length > 0 ? await this.lookUp?.(userIds, manager) : undefined;
    return (userId) => zones?.get(userId) ?? 'UTC';
  }
}
