import { z } from 'zod';
import {
  AREAS,
  type ChildRequestBody,
  type ChildStateBody,
  CONTROL_CODES,
  GRANT_KINDS,
  type GrantBody,
  type HelpAnswerBody,
  type LearnFirstProgressBody,
  MINUTE_KINDS,
  REQUEST_KINDS,
  REQUEST_STATES,
  type TimelinePartBody,
  TOPIC_RULES,
  WEEKDAYS,
} from '../../../contract/controls.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';
import { helpLine } from './safety.js';

const code = z.enum(CONTROL_CODES).nullable().meta({ description: 'The rule that refuses; null: none does.' });
const wallTime = z.string().meta({ description: 'Such as `20:00`, on the clock of the child.' });
const rule = z.enum(TOPIC_RULES);

export const controls = z
  .object({
    version: z.int().meta({ description: 'Name it with a change.' }),
    windows: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        days: z.array(z.enum(WEEKDAYS)).meta({ description: 'The days on which it starts.' }),
        starts: wallTime,
        ends: wallTime,
        enabled: z.boolean(),
      }),
    ),
    budgets: z.record(z.enum(WEEKDAYS), z.int().nullable()).meta({ description: 'Minutes; null: no limit.' }),
    exempt: z.array(z.enum(MINUTE_KINDS)).meta({ description: 'Kinds that cost no minutes.' }),
    break_every: z.int().nullable().meta({ description: 'Minutes after which a break is due; null: no breaks.' }),
    break_minutes: z.int(),
    topics: z.record(z.string(), rule),
    words: z.array(z.object({ word: z.string(), rule })),
    areas: z.record(z.enum(AREAS), z.boolean()),
    learn_first: z.object({ stories: z.int(), questions: z.int() }).nullable(),
  })
  .meta({ id: 'Controls' });

export const childState = exactly<ChildStateBody>()(
  z.object({
    allowed: z.boolean(),
    code,
    until: time.nullable().meta({ description: 'Null: only a grown-up ends it.' }),
    minutes_used: z.int(),
    minutes_allowed: z.int().nullable().meta({ description: 'Null: no limit.' }),
    minutes_left: z.int().nullable(),
    explanation: z.string().meta({ description: 'One sentence for a grown-up.' }),
  }),
).meta({ id: 'ChildState' });

const goal = z.object({ stories: z.int(), questions: z.int() });

export const learnFirstProgress = exactly<LearnFirstProgressBody>()(
  z.object({
    date: z.string().meta({ description: 'The date on the clock of the child.' }),
    goal: goal.nullable().meta({ description: 'Null: games are open.' }),
    stories: z.int(),
    questions: z.int(),
    waived: z.boolean().meta({ description: 'A guardian opened the games of today.' }),
    reached: z.boolean().meta({ description: 'Games are open.' }),
  }),
).meta({ id: 'LearnFirstProgress' });

export const timelinePart = exactly<TimelinePartBody>()(
  z.object({ from: time, to: time, allowed: z.boolean(), code }),
).meta({ id: 'TimelinePart' });

export const grant = exactly<GrantBody>()(
  z.object({
    id,
    child_id: id,
    kind: z.enum(GRANT_KINDS),
    minutes: z.int().nullable(),
    until: time.nullable(),
    granted_by: id.nullable(),
    created_at: time,
  }),
).meta({ id: 'Grant' });

export const childRequest = exactly<ChildRequestBody>()(
  z.object({
    id,
    child_id: id,
    kind: z.enum(REQUEST_KINDS),
    subject: z.string().nullable(),
    message: z.string().nullable(),
    state: z.enum(REQUEST_STATES),
    asked_at: time,
    expires_at: time.meta({ description: 'The end of the local day of the child.' }),
    decided_by: id.nullable(),
    decided_at: time.nullable(),
    minutes: z.int().nullable().meta({ description: 'Minutes that were given.' }),
    note: z.string().nullable().meta({ description: 'What the grown-up answered the child.' }),
  }),
).meta({ id: 'ChildRequest' });

export const helpAnswer = exactly<HelpAnswerBody>()(z.object({ text: z.string(), help_lines: helpLine.array() })).meta({
  id: 'HelpAnswer',
  description: 'Words for a child who needs help, and places to turn to.',
});

/** The answer to a new request, or to a call for help. */
export const createdRequest = z.union([
  childRequest.extend({ text: z.string().optional(), help_lines: helpLine.array().optional() }),
  helpAnswer,
]);
