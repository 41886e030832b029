import type { Firing } from './reminder.js';

/**
 * A reminder has fired, rung again, or come out of quiet hours, for these accounts. It is stored and shown in the app
 * already: handlers deliver it elsewhere. A handler may miss it if the process dies, or see it twice.
 */
export class ReminderFired {
  constructor(
    readonly firing: Firing,
    /** Adults, and the child's account. */
    readonly userIds: readonly string[],
    /** How often it rang before. */
    readonly nags: number,
  ) {}
}

/** Someone has settled or snoozed a firing. */
export class FiringSettled {
  constructor(readonly firing: Firing) {}
}
