/** Parental controls: the words and limits that server and client share. */

import type { HelpLineBody } from './help-lines.js';

/** Monday first, as weeks begin on Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Why a child may not go on, in the order in which the rules are asked. */
export const CONTROL_CODES = [
  'logged_out',
  'paused',
  'quiet_hours',
  'budget_used',
  'break',
  'area_off',
  'goal_first',
  'own_words_off',
  'topic_blocked',
  'needs_parent',
] as const;
export type ControlCode = (typeof CONTROL_CODES)[number];

/** What a minute was used for. */
export const MINUTE_KINDS = ['chat', 'story', 'game'] as const;
export type MinuteKind = (typeof MINUTE_KINDS)[number];

/** Parts of the product that a guardian can switch off. `own_words`: the child may type instead of choosing starters. */
export const AREAS = ['chat', 'own_words', 'stories', 'games', 'contents', 'voice'] as const;
export type Area = (typeof AREAS)[number];

export const TOPIC_RULES = ['allow', 'ask', 'block'] as const;
export type TopicRule = (typeof TOPIC_RULES)[number];

/** Topics that guardians may want to hear about first, beside the tags of conversations. */
export const SENSITIVE_TOPICS = ['body', 'death', 'religion', 'news', 'dating', 'money'] as const;

export const BUDGET_MAX_MINUTES = 1_440;
export const BREAK_EVERY = { min: 5, max: 240 } as const;
export const BREAK_MINUTES = { min: 1, max: 60, default: 5 } as const;

/** A quiet time: from `starts` until before `ends`, wall times of the child's zone. `ends` before `starts` is the next day. */
export interface QuietWindow {
  readonly id: string;
  readonly label: string;
  /** The days on which it starts. */
  readonly days: readonly Weekday[];
  /** `20:00` */
  readonly starts: string;
  readonly ends: string;
  readonly enabled: boolean;
}

/** Minutes for each day; `null`: no limit. */
export type Budgets = Readonly<Record<Weekday, number | null>>;

export interface LearnFirst {
  readonly stories: number;
  readonly questions: number;
}

/** The rules of one child. */
export interface Controls {
  readonly windows: readonly QuietWindow[];
  readonly budgets: Budgets;
  /** Kinds that cost no minutes. */
  readonly exempt: readonly MinuteKind[];
  /** Counted minutes after which a break is due; `null`: no breaks. */
  readonly break_every: number | null;
  readonly break_minutes: number;
  readonly topics: Readonly<Record<string, TopicRule>>;
  readonly words: readonly { readonly word: string; readonly rule: TopicRule }[];
  readonly areas: Readonly<Record<Area, boolean>>;
  /** What opens games each day; `null`: games are open. */
  readonly learn_first: LearnFirst | null;
}

/** `GET /children/{id}/controls`. A patch names the `version` that it was read at. */
export type ControlsBody = { version: number } & Controls;

export const GRANT_KINDS = ['minutes', 'until'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];
export const GRANT_MINUTES = { min: 5, max: 120 } as const;
/** A grant "until" ends at most so far ahead, and at 02:00 on the child's clock at the latest. */
export const GRANT_UNTIL_MAX_MINUTES = 120;
/** What a helper may grant in one day. */
export const HELPER_MINUTES_A_DAY = 15;
/** How far from now `state` answers for another instant. */
export const STATE_MAX_DAYS = 400;
export const TIMELINE_MAX_DAYS = 14;

/** Minutes are null where there is no limit. Times are ISO 8601 in UTC. */
export interface ChildStateBody {
  allowed: boolean;
  code: ControlCode | null;
  until: string | null;
  minutes_used: number;
  minutes_allowed: number | null;
  minutes_left: number | null;
  explanation: string;
}

/** What a child has done today towards the goal that opens games. Nothing is owed tomorrow. */
export interface LearnFirstProgressBody {
  /** The date on the clock of the child. */
  date: string;
  /** Null: games are open. */
  goal: LearnFirst | null;
  stories: number;
  questions: number;
  /** A guardian opened the games of today. */
  waived: boolean;
  /** Games are open. */
  reached: boolean;
}

export interface TimelinePartBody {
  from: string;
  to: string;
  allowed: boolean;
  code: ControlCode | null;
}

export interface GrantBody {
  id: string;
  child_id: string;
  kind: GrantKind;
  minutes: number | null;
  until: string | null;
  granted_by: string | null;
  created_at: string;
}

export const REQUEST_KINDS = ['time', 'topic', 'game', 'story', 'other'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_STATES = ['pending', 'once', 'always', 'denied', 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
export const REQUEST_DECISIONS = ['once', 'always', 'deny'] as const;
export type RequestDecision = (typeof REQUEST_DECISIONS)[number];
export const REQUEST_SUBJECT_MAX_LENGTH = 80;
export const REQUEST_MESSAGE_MAX_LENGTH = 280;
export const PENDING_REQUESTS_MAX = 3;
export const REQUESTS_A_DAY = 10;
/** What a yes to a request for time grants where the guardian names no number. */
export const REQUEST_DEFAULT_MINUTES = 15;

/** What a child may write with a call for help. */
export const HELP_MESSAGE_MAX_LENGTH = 2_000;

/** The answer to a call for help. */
export interface HelpAnswerBody {
  text: string;
  help_lines: HelpLineBody[];
}

/** A child's wish. It expires with the child's local day. */
export interface ChildRequestBody {
  id: string;
  child_id: string;
  kind: RequestKind;
  subject: string | null;
  message: string | null;
  state: RequestState;
  asked_at: string;
  expires_at: string;
  decided_by: string | null;
  decided_at: string | null;
  minutes: number | null;
  note: string | null;
}
