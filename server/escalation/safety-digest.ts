import { Injectable } from '@nestjs/common';
import { SafetyEventsRepository } from './safety-events.repository.js';

/** The safety events that guardians find in a digest. */
@Injectable()
export class SafetyDigest {
  constructor(private readonly events: SafetyEventsRepository) {}

  /** How many messages of each kind there were in `[from, to)`, the most severe first. */
  countBetween(
    childId: string,
    from: Date,
    to: Date,
  ): Promise<{ category: string; severity: number; count: number }[]> {
    return this.events.countBetween(childId, from, to);
  }
}
