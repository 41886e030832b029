import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MembershipEndings } from '../households/membership-endings.js';
import { PersonalData } from '../privacy/personal-data.js';
import { ContentsRepository } from './contents.repository.js';

/** Exports what an account has added. The contents stay with the family or the library, without the account. */
@Injectable()
export class ContentsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly endings: MembershipEndings,
    private readonly contents: ContentsRepository,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'contents',
      export: ({ userId }, manager) => this.contents.addedBy(userId, manager),
    });
    // Links are signed, not stored: the receipt names the files that they no longer open.
    this.endings.register('fileLinks', ({ householdId }, manager) => this.contents.countOf(householdId, manager));
  }
}
