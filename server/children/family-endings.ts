import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HouseholdsService } from '../households/households.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { type AccountEnding, AccountEndings, type EndingAccount } from '../users/account-endings.js';
import { ErasuresService } from './erasures.service.js';

/** An account does not leave children alone: it refuses to end, or their erasure comes first if its owner asks for it. */
@Injectable()
export class FamilyEndings implements AccountEnding, OnModuleInit {
  constructor(
    private readonly endings: AccountEndings,
    private readonly households: HouseholdsService,
    private readonly erasures: ErasuresService,
  ) {}

  onModuleInit(): void {
    this.endings.register(this);
  }

  async mustPrepare({ userId, erasesChildren }: EndingAccount): Promise<boolean> {
    const wards = await this.households.soleWards(userId);
    if (wards.length > 0 && !erasesChildren) throw new AppError('last_guardian');
    return wards.length > 0;
  }

  async prepare({ userId, actorId }: EndingAccount): Promise<void> {
    for (const child of await this.households.soleWards(userId)) await this.erasures.eraseNow(child, actorId);
  }

  end({ userId }: EndingAccount, manager: EntityManager): Promise<void> {
    return this.households.endMemberships(userId, manager);
  }
}
