/** Places to turn to, by country. */

/** A place to turn to. The first of a country is its emergency number. */
export interface HelpLineBody {
  name: string;
  /** The number to call, as people of the country write it. */
  call: string | null;
  /** The number to send a text message to. */
  text: string | null;
  url: string | null;
  /** Whom it is for. `null`: everyone. */
  ages: string | null;
  hours: string;
  /** ISO 639-1. */
  languages: string[];
  /** Where the details come from. */
  source: string;
  /** The day on which a person last called it. `null`: not yet. */
  checked_on: string | null;
  is_emergency: boolean;
}

/** The file for every country without one of its own. */
export const ANY_COUNTRY = 'ZZ';
