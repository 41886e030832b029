import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Bus } from '../bus/bus.js';
import { userTopic } from '../bus/topics.js';
import { Audiences, type Recipient } from './audiences.js';
import type { Firing } from './reminder.js';
import { firingToRest } from './reminders.presenter.js';

/** Shows firings on open screens, on every node. It never fails: a list that is read again shows the same. */
@Injectable()
export class ReminderBroadcast {
  private readonly logger = new Logger('ReminderBroadcast');

  constructor(
    private readonly bus: Bus,
    private readonly audiences: Audiences,
    private readonly dataSource: DataSource,
  ) {}

  async show(
    shown: readonly { firing: Firing; to: readonly Pick<Recipient, 'userId' | 'isChild'>[] }[],
  ): Promise<void> {
    await Promise.all(shown.flatMap(({ firing, to }) => to.map((recipient) => this.publish(firing, recipient))));
  }

  /** Also to guardians in their quiet hours: a list that is open gets shorter, and nothing rings. */
  async showSettled(firing: Firing): Promise<void> {
    const [to = []] = await this.audiences.of([firing], Date.now(), this.dataSource.manager);
    await this.show([{ firing, to }]);
  }

  private async publish(firing: Firing, { userId, isChild }: Pick<Recipient, 'userId' | 'isChild'>): Promise<void> {
    try {
      await this.bus.publish(userTopic(userId), { kind: 'reminder', firing: firingToRest(firing) });
      if (isChild) await this.bus.publish(userTopic(userId), { kind: 'child', what: 'plan' });
    } catch (error) {
      this.logger.warn({ err: error }, 'A reminder could not be shown on open screens');
    }
  }
}
