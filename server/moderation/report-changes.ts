import { Injectable, Logger } from '@nestjs/common';
import type { ReportBody } from '../../contract/moderation.js';
import { AccessChanges } from '../access/access-changes.js';
import { Bus } from '../bus/bus.js';
import { REPORTS_TOPIC } from '../bus/topics.js';
import { fromFeed } from '../graphql/subscription.js';
import type { Report } from './report.entity.js';
import { reportBody } from './report.presenter.js';

/** `null`: several may have changed or gone, read the queue. */
type Change = { report: ReportBody | null };

/** Tells open queues on every node what has become of a report. */
@Injectable()
export class ReportChanges {
  private readonly logger = new Logger('ReportChanges');

  constructor(
    private readonly bus: Bus,
    private readonly accessChanges: AccessChanges,
  ) {}

  /** Call it after the commit. Never fails: a queue that did not hear of it is read again once the bus is back. */
  async announce(report: Report): Promise<void> {
    const change: Change = { report: reportBody(report) };
    try {
      await this.bus.publish(REPORTS_TOPIC, JSON.stringify(change));
    } catch (error) {
      this.logger.warn({ err: error }, 'A change of the queue could not be announced');
    }
  }

  /** `null` as soon as nothing can be missed any more, then what changes, on whichever node. */
  watch(): AsyncIterableIterator<Change> {
    return fromFeed<Change>(async (push) => {
      const stops = [
        await this.bus.subscribe(REPORTS_TOPIC, (payload) => push(JSON.parse(payload.toString()) as Change)),
        this.bus.onGap(() => push({ report: null })),
        this.accessChanges.on(({ reason }) => {
          // The reports go with the account.
          if (reason === 'account_erased') push({ report: null });
        }),
      ];
      push({ report: null });
      return () => {
        for (const stop of stops) stop();
      };
    });
  }
}
