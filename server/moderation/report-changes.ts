import { Injectable, Logger } from '@nestjs/common';
import { AccessChanges } from '../access/access-changes.js';
import { Bus } from '../bus/bus.js';
import { REPORTS_TOPIC } from '../bus/topics.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import type { Report, ReportSummary } from './report.entity.js';
import { fromNote, toNote } from './report.presenter.js';

/** `null`: several reports may have changed or gone, so the queue must be read again. */
export interface ReportChanged {
  report: ReportSummary | null;
}

/** Pushes changes of reports to the open queues on every node. */
@Injectable()
export class ReportChanges {
  private readonly logger = new Logger('ReportChanges');

  constructor(
    private readonly bus: Bus,
    private readonly accessChanges: AccessChanges,
  ) {}

  /** Never fails: a queue that misses a change is read again after the gap in the bus. */
  async announce(report: Report): Promise<void> {
    try {
      await this.bus.publish(REPORTS_TOPIC, { report: toNote(report), hiddenFrom: report.isHome ? report.barred : [] });
    } catch (error) {
      this.logger.warn({ err: error }, 'A change of a report could not be published');
    }
  }

  /** `null` once the subscription is active, then every change on any node that the account may learn of. */
  watch(userId: string): AsyncIterableIterator<ReportChanged> {
    return asyncIteratorFrom<ReportChanged>(async (push) => {
      const stops = [
        await this.bus.subscribe(REPORTS_TOPIC, ({ report, hiddenFrom }) => {
          if (!hiddenFrom.includes(userId)) push({ report: report && fromNote(report) });
        }),
        this.bus.onGap(() => push({ report: null })),
        this.accessChanges.on(({ reason }) => {
          // The reports about an account are deleted with it.
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
