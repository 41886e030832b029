/** Reminders, and the firings that they lead to. */
import type { Recurrence } from './recurrence.js';

export const REMINDER_TITLE_MAX_LENGTH = 80;
export const REMINDER_NOTE_MAX_LENGTH = 500;
/** A reminder comes at most so long before its occurrence: four weeks. */
export const REMINDER_OFFSET_MAX_MINUTES = 40_320;
export const NAG_EVERY = { min: 5, max: 60 } as const;
/** How often an open reminder rings again. */
export const NAGS_MAX = 6;
/** Reminders that one account has created and that exist. */
export const REMINDERS_PER_ACCOUNT = 500;
export const SNOOZE_MINUTES = { min: 1, max: 1_440 } as const;
/** After an outage, a reminder that is late by up to so many minutes still fires. An older one was missed. */
export const LATE_MAX_MINUTES = 120;
/** Missed firings are listed for so many days. */
export const MISSED_LISTED_DAYS = 7;
/** Missed firings in one answer. */
export const MISSED_LISTED_MAX = 50;

/** Who a reminder is for. `me`: the adult who created it. `everyone`: the guardians and the child. */
export const REMINDER_AUDIENCES = ['me', 'guardians', 'child', 'everyone'] as const;
export type ReminderAudience = (typeof REMINDER_AUDIENCES)[number];

export const FIRING_STATES = ['fired', 'done', 'snoozed', 'skipped', 'missed'] as const;
export type FiringState = (typeof FIRING_STATES)[number];

export interface ReminderBody {
  id: string;
  /** Null: it is for the adult who created it alone. */
  child_id: string | null;
  title: string;
  note: string | null;
  recurrence: Recurrence;
  /** Minutes before the occurrence at which it fires. */
  offset_minutes: number;
  /** It rings again every so many minutes until someone settles it; null: it does not. */
  nag_every: number | null;
  audience: ReminderAudience;
  enabled: boolean;
  /** When it fires next; null: it is switched off or over. */
  next_at: string | null;
}

export interface FiringBody {
  id: string;
  reminder_id: string;
  child_id: string | null;
  /** The instant of the occurrence. */
  occurrence: string;
  /** When it was due to fire. */
  fire_at: string;
  state: FiringState;
  snoozed_until: string | null;
  title: string;
  note: string | null;
}
