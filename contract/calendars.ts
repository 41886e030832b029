/** Calendar links: what other calendars read of a family's reminders and schedules. */

/** Links of one adult in one household. */
export const CALENDAR_LINKS_MAX = 10;

export interface CalendarLinkBody {
  id: string;
  household_id: string;
  /** Empty: every child of the household, also later ones. */
  child_ids: string[];
  /** Titles begin with the nickname of the child. */
  names: boolean;
  created_at: string;
}

/** The address is shown once. */
export interface CreatedCalendarLinkBody extends CalendarLinkBody {
  url: string;
}
