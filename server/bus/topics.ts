/** Every topic of the bus, with the schema of its payloads. Two features cannot share a topic by accident. */
import { z } from 'zod';
import { FAMILY_PARTS } from '../../contract/households.js';
import { REPORT_DECISIONS, REPORT_SOURCES, REPORT_STATUSES, type ReportNote } from '../../contract/moderation.js';
import { NOTIFICATION_KINDS, type NotificationNote } from '../../contract/notifications.js';
import { FIRING_STATES, type FiringBody } from '../../contract/reminders.js';
import { bytesTopic, jsonTopic, signalTopic, textTopic } from './topic.js';

/**
 * Everything shown in one conversation, in the order in which it is shown. A payload is one head line and the frame as it
 * goes to the sockets (`live/bus-message.ts`): a gateway reads the head and forwards the frame unparsed.
 */
export const conversationTopic = (conversationId: string) => bytesTopic(`conversation:${conversationId}`);

const conversationNote = z.object({
  kind: z.literal('conversation'),
  id: z.string(),
  change: z.enum(['created', 'updated', 'deleted']),
});
export type ConversationNote = z.infer<typeof conversationNote>;

const notificationNote = z.object({
  kind: z.literal('notification'),
  notification: z.object({
    id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    message: z.string(),
    read: z.boolean(),
    conversation_id: z.string().nullable(),
    link: z.string().nullable(),
    created_at: z.string(),
  }),
}) satisfies z.ZodType<NotificationNote>;

/** Something that decides what a child may do has changed. Sent to the child's account, and requests to guardians too. */
const childNote = z.object({
  kind: z.literal('child'),
  what: z.enum(['rules', 'pause', 'grant', 'minute', 'goal', 'request', 'plan', 'shelf', 'voice']),
  /** The request that was made or decided. */
  requestId: z.string().optional(),
  /** Its new state. */
  state: z.string().optional(),
});

export type ChildNote = z.infer<typeof childNote>;

const familyNote = z.object({
  kind: z.literal('family'),
  householdId: z.string(),
  part: z.enum(FAMILY_PARTS),
  childId: z.string().nullable(),
});
/** A part of a household has changed. Sent to every member. */
export type FamilyNote = z.infer<typeof familyNote>;

/** A reminder of the account has fired, rung again, or was settled. */
const reminderNote = z.object({
  kind: z.literal('reminder'),
  firing: z.object({
    id: z.string(),
    reminder_id: z.string(),
    child_id: z.string().nullable(),
    occurrence: z.string(),
    fire_at: z.string(),
    state: z.enum(FIRING_STATES),
    snoozed_until: z.string().nullable(),
    title: z.string(),
    note: z.string().nullable(),
  }) satisfies z.ZodType<FiringBody>,
});

/** Someone has come to another place in a story. Sent to the account's other screens. */
const storyPositionNote = z.object({
  kind: z.literal('story_position'),
  slug: z.string(),
  page: z.int(),
  sentence: z.int(),
  updatedAt: z.string(),
});

const userNote = z.discriminatedUnion('kind', [
  conversationNote,
  notificationNote,
  childNote,
  familyNote,
  reminderNote,
  storyPositionNote,
]);
export type UserNote = z.infer<typeof userNote>;

/** Changes of one account: its list of conversations, its notifications, what a child may do, and its households. */
export const userTopic = (userId: string) => jsonTopic(`user:${userId}`, userNote);

const accessChange = z.object({
  /** `null`: every account, e.g. when the waitlist's rules change. */
  userId: z.string().nullable(),
  /** Only this session, if given. */
  sessionId: z.string().optional(),
  reason: z
    .enum([
      'session_ended',
      'role_changed',
      'waitlist_changed',
      'controls_changed',
      'household_changed',
      'account_disabled',
      'account_erased',
      'unknown',
    ])
    // A newer node may know more reasons. The change itself must not be dropped.
    .catch('unknown'),
});
export type AccessChange = z.output<typeof accessChange>;

/** What an account may do has changed. `origin` is the node that published it. */
export const ACCESS_TOPIC = jsonTopic('access', z.object({ origin: z.string(), change: accessChange }));

/** Every node publishes its heartbeat here; silence means that the bus delivers nothing. */
export const HEARTBEAT_TOPIC = 'heartbeat';

const replySignal = z.discriminatedUnion('why', [
  z.object({ why: z.literal('waiting'), conversationId: z.string() }),
  z.object({ why: z.literal('withdrawn'), conversationId: z.string() }),
  // Names the reply: a signal may arrive late, when the next reply is already being written.
  z.object({ why: z.literal('stopped'), conversationId: z.string(), replyId: z.string() }),
]);
export type ReplySignal = z.infer<typeof replySignal>;

/** Signals to the nodes that write replies: one is waiting, or one must stop. */
export const REPLIES_TOPIC = jsonTopic('replies', replySignal);

/** The id of a conversation whose running reply a reader needs so far: its writer publishes it on the conversation's topic. */
export const REPLY_TEXTS_TOPIC = textTopic('reply-texts');

/** The id of a child's conversation that was just opened: those who watch it say so again. */
export const WATCHERS_TOPIC = textTopic('watchers');

/** How many connections of an account follow conversations of children? Each node answers for itself. */
export const WATCH_COUNT_QUESTIONS = jsonTopic(
  'watch-count-questions',
  z.object({ id: z.string(), userId: z.string() }),
);
export const WATCH_COUNT_ANSWERS = jsonTopic('watch-count-answers', z.object({ id: z.string(), count: z.int() }));

const reportNote = z.object({
  id: z.string(),
  source: z.enum(REPORT_SOURCES),
  reason: z.string(),
  status: z.enum(REPORT_STATUSES),
  message_id: z.string().nullable(),
  claimed_by: z.string().nullable(),
  claimed_at: z.string().nullable(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
  severity: z.int().nullable(),
  is_sealed: z.boolean(),
}) satisfies z.ZodType<ReportNote>;

/**
 * A report as it is now. `null`: several reports may have changed, so the queue must be read again. `hiddenFrom`: accounts
 * that must not learn of it.
 */
export const REPORTS_TOPIC = jsonTopic(
  'reports',
  z.object({ report: reportNote.nullable(), hiddenFrom: z.array(z.string()).default([]) }),
);

/** Contents of the library were added, changed or deleted, or their uploads have ended. */
export const LIBRARY_CONTENTS_TOPIC = signalTopic('library-contents');

/** An address joined the waitlist, was approved or was removed: places have moved. */
export const WAITLIST_TOPIC = signalTopic('waitlist');
