import { Injectable } from '@nestjs/common';
import { RequestsRepository } from './requests.repository.js';

/** How many requests a child made in a span of time, and how they ended, for the summaries of its guardians. */
@Injectable()
export class RequestCounts {
  constructor(private readonly requests: RequestsRepository) {}

  /** `to` is outside. The caller has checked who may see it. */
  between(childId: string, from: Date, to: Date): Promise<{ asked: number; granted: number; denied: number }> {
    return this.requests.endingsBetween(childId, from, to);
  }
}
