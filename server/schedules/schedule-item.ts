import type { PictureKey } from '../../contract/pictures.js';
import type { Recurrence } from '../../contract/recurrence.js';
import type { PlanKind, PlanState, ScheduleKind } from '../../contract/schedules.js';

export interface ScheduleItemFields {
  readonly title: string;
  readonly kind: ScheduleKind;
  readonly picture: PictureKey | null;
  readonly steps: string[];
  readonly minutes: number;
  readonly recurrence: Recurrence;
  /** It is a quiet time of the child. */
  readonly quiet: boolean;
}

export interface ScheduleItem extends ScheduleItemFields {
  readonly id: string;
  readonly childId: string;
  /** Raised by each change. */
  readonly revision: number;
  readonly updatedAt: Date;
}

/** One thing that a child does on a day, or is reminded of. */
export interface PlanEntry {
  readonly kind: PlanKind;
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly picture: PictureKey | null;
  readonly steps: readonly { readonly text: string; readonly done: boolean }[];
  readonly state: PlanState;
}
