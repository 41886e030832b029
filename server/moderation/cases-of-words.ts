import { Injectable } from '@nestjs/common';
import { HouseholdTies } from '../households/household-ties.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';
import { excerptOf } from './excerpt.js';
import { ReportsService } from './reports.service.js';

/** Unsafe words of a child that stand in no conversation, such as those of a request. */
export interface UnsafeWords {
  /** Of the words; it is no message's. */
  readonly id: string;
  /** The account of the child. */
  readonly userId: string;
  readonly words: string;
  readonly verdict: UnsafeVerdict;
}

/** Cases about words that stand in no conversation. Their excerpt is the only place that keeps them. */
@Injectable()
export class CasesOfWords {
  constructor(
    private readonly reports: ReportsService,
    private readonly ties: HouseholdTies,
  ) {}

  /** A repeat finds the first case. Does nothing for a child that is being erased. */
  async open({ id, userId, words, verdict }: UnsafeWords): Promise<void> {
    await this.reports.openCase({
      conversationId: null,
      messageId: id,
      reporterId: null,
      subjectId: userId,
      source: 'safety',
      reason: verdict.category,
      excerpt: [excerptOf({ id, role: 'user', content: words, createdAt: new Date() }, id)],
      blocked: null,
      verdict,
      barred: await this.ties.adultsAround(userId),
    });
  }
}
