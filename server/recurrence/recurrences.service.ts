import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { firstOccurrences, type Occurrence } from './occurrences.js';
import { type previewBody, requireHappening } from './recurrence.dto.js';

/** Shows when a recurrence happens, before anything is stored. */
@Injectable()
export class RecurrencesService {
  constructor(private readonly clock: DatabaseClock) {}

  /** @throws AppError `never_happens`. A recurrence that is over by then has an empty preview. */
  preview({ recurrence, count, from }: z.output<typeof previewBody>): Occurrence[] {
    requireHappening(recurrence);
    return firstOccurrences(recurrence, count, (from ?? this.clock.now()).getTime());
  }
}
