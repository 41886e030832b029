/** The child's week: routines and other items that repeat, and the plan of a day that follows from them. */
import type { PictureKey } from './pictures.js';
import type { Recurrence } from './recurrence.js';
import { FIRING_STATES } from './reminders.js';

export const SCHEDULE_TITLE_MAX_LENGTH = 80;
export const SCHEDULE_STEPS_MAX = 12;
export const SCHEDULE_STEP_MAX_LENGTH = 80;
export const SCHEDULE_MINUTES = { min: 1, max: 1_440 } as const;
export const SCHEDULE_ITEMS_PER_CHILD = 100;

export const SCHEDULE_KINDS = ['routine', 'learning', 'rest', 'other'] as const;
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number];

export interface ScheduleItemBody {
  id: string;
  child_id: string;
  title: string;
  kind: ScheduleKind;
  /** One of our drawings. */
  picture: PictureKey | null;
  steps: string[];
  /** How long it takes. */
  minutes: number;
  recurrence: Recurrence;
  /** It is a quiet time of the child. */
  quiet: boolean;
}

export const PLAN_KINDS = ['item', 'reminder'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** An item is planned, on now, over or done. A reminder is planned, over, or in the state of its firing. */
export const PLAN_STATES = ['planned', 'now', 'over', ...FIRING_STATES] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export interface PlanEntryBody {
  kind: PlanKind;
  /** Of the item or the reminder. */
  id: string;
  title: string;
  starts_at: string;
  /** Null for reminders. */
  ends_at: string | null;
  picture: PictureKey | null;
  steps: { text: string; done: boolean }[];
  state: PlanState;
}
