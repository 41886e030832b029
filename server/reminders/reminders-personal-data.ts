import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ChildrenService } from '../children/children.service.js';
import { PersonalData } from '../privacy/personal-data.js';
import { toRest } from './reminders.presenter.js';
import { RemindersRepository } from './reminders.repository.js';

/** Exports reminders with the account that wrote them, and with the child that they are about. */
@Injectable()
export class RemindersPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly reminders: RemindersRepository,
    private readonly children: ChildrenService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'reminders',
      export: async ({ userId }, manager) => {
        const child = await this.children.ofAccount(userId, manager);
        const stored = child
          ? await this.reminders.ofChild(child.id, manager)
          : await this.reminders.ownedBy(userId, manager);
        return stored.map(toRest);
      },
      erase: ({ userId }, manager) => this.reminders.deleteOwn(userId, manager),
    });
  }
}
