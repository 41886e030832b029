import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../privacy/personal-data.js';
import { AccountEntriesRepository } from './account-entries.repository.js';
import { lockWaitlist } from './waitlist-lock.js';

/** The waitlist in the export and the erasure of an account. */
@Injectable()
export class WaitlistPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly entries: AccountEntriesRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'waitlist',
      export: ({ userId }, manager) => this.entries.ofAccount(userId, manager),
      lockBeforeErase: lockWaitlist,
      erase: ({ userId }, manager) => this.entries.eraseOfAccount(userId, manager),
    });
  }
}
