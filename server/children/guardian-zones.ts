import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Guardianships } from '../households/guardianships.js';
import { AccountZones } from '../notifications/account-zones.js';
import { ChildrenRepository } from './children.repository.js';

/** The quiet hours of an adult count on the clock of a child whom the adult looks after: of the first one. */
@Injectable()
export class GuardianZones implements OnModuleInit {
  constructor(
    private readonly zones: AccountZones,
    private readonly guardianships: Guardianships,
    private readonly children: ChildrenRepository,
  ) {}

  onModuleInit(): void {
    this.zones.register((userIds, manager) => this.zonesOf(userIds, manager));
  }

  private async zonesOf(userIds: readonly string[], manager: EntityManager): Promise<ReadonlyMap<string, string>> {
    const ties = await this.guardianships.guardedBy(userIds, manager);
    const children = await this.children.findAll([...new Set(ties.map(({ childId }) => childId))], manager);
    const wards = Map.groupBy(ties, ({ userId }) => userId);
    const found = [...wards].flatMap(([userId, own]) => {
      const first = children.find(({ id }) => own.some(({ childId }) => childId === id));
      return first ? [[userId, first.timeZone] as const] : [];
    });
    return new Map(found);
  }
}
