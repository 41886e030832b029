/** What a child did with Starling: learning events, the summary of a day or week, and the progress page. */

export const LEARNING_VERBS = ['started', 'completed', 'answered', 'asked', 'read'] as const;
export type LearningVerb = (typeof LEARNING_VERBS)[number];

export const LEARNING_OBJECTS = ['story', 'game', 'guide', 'question'] as const;
export type LearningObject = (typeof LEARNING_OBJECTS)[number];

/** Events of one call. */
export const LEARNING_EVENTS_MAX = 50;
/** A device that was without a network sends events of this many days. */
export const LEARNING_EVENT_DAYS = 7;
export const CLIENT_EVENT_ID_MAX_LENGTH = 64;
export const LEARNING_OBJECT_ID_MAX_LENGTH = 120;
export const SKILL_MAX_LENGTH = 40;
export const PAGES_MAX = 1_000;

/** How an activity ended or stands: an answer on the first try, with help, or a page of so many. */
export interface LearningResult {
  skill?: string;
  first_try?: boolean;
  helped?: boolean;
  page?: number;
  pages?: number;
}

/** The answer to `POST /learning-events`. A repeated event changes nothing. */
export interface LearningEventsBody {
  stored: number;
  repeated: number;
}

export const DIGEST_PERIODS = ['day', 'week'] as const;
export type DigestPeriod = (typeof DIGEST_PERIODS)[number];

export const QUOTED_QUESTIONS_MAX = 3;
/** The topics of a summary: the ones that came up most. */
export const DIGEST_TOPICS_MAX = 8;
/** The weeks of a topic's trend, the last of which ends with the summary. */
export const TREND_WEEKS = 4;
/** The longest span of the progress page: a year and a day. */
export const PROGRESS_MAX_DAYS = 366;

/** Everything in it comes from the store; nothing is guessed or scored. */
export interface ProgressFactsBody {
  /** The child's own words, at most three; none where guardians may see topics only. */
  questions: string[];
  /** `trend`: how often it came up in each of the last four weeks, oldest first. */
  topics: { tag: string; count: number; trend: number[] }[];
  minutes: { chat: number; story: number; game: number };
  stories: { slug: string; title: string; times: number; finished: boolean }[];
  /** Answers that were right at once, and answers that took longer. */
  games: { slug: string; skill: string; first_try: number; later: number }[];
  requests: { asked: number; granted: number; denied: number };
  safety: { category: string; severity: number; count: number }[];
  starters: string[];
  /** Little happened, which is fine. */
  quiet: boolean;
}

/** `from` and `to` are instants; `to` is outside. */
export interface DigestBody extends ProgressFactsBody {
  child_id: string;
  period: DigestPeriod;
  from: string;
  to: string;
}

export interface ProgressDayBody {
  /** On the child's calendar. */
  date: string;
  minutes: number;
  questions: number;
}

export interface ProgressBody extends ProgressFactsBody {
  child_id: string;
  from: string;
  to: string;
  days: ProgressDayBody[];
  /** Days on which the goal that opens games was reached. */
  goals: number;
  /** Less common words of the stories that the child heard to their end. */
  words: string[];
}

export const DIGEST_FREQUENCIES = ['off', 'daily', 'weekly'] as const;
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];
