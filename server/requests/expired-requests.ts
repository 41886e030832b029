import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChildrenService } from '../children/children.service.js';
import { OnEveryNode } from '../platform/jobs/periodic-task.js';
import { HeldMessages } from './held-messages.js';
import type { StoredRequest } from './request.js';
import { RequestNotices } from './request-notices.js';
import { RequestsRepository } from './requests.repository.js';

const BATCH = 200;

/** Ends the requests that no one answered on the local day of the child. Nodes may overlap: each request ends once. */
@Injectable()
export class ExpiredRequests {
  private readonly logger = new Logger('ExpiredRequests');

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: RequestsRepository,
    private readonly children: ChildrenService,
    private readonly notices: RequestNotices,
    private readonly held: HeldMessages,
  ) {}

  @OnEveryNode({ name: 'expire-requests', everyMs: 5_000, timeoutMs: 30_000 })
  async expire(): Promise<void> {
    for (const request of await this.repository.findExpired(BATCH)) {
      try {
        await this.end(request);
      } catch (error) {
        this.logger.warn(
          { err: error, requestId: request.id },
          'A request could not expire; the next round tries again',
        );
      }
    }
  }

  private async end(request: StoredRequest): Promise<void> {
    const child = await this.children.find(request.childId);
    await this.dataSource.transaction(async (manager) => {
      const ending = { state: 'expired' as const, decidedBy: null, minutes: null, note: null };
      await this.held.lock(manager, request);
      const ended = await this.repository.end(request.id, ending, manager);
      if (!ended) return;
      await this.held.release(manager, ended);
      if (child) await this.notices.ended(manager, child, ended, null);
    });
  }
}
