import type { z } from 'zod';
import type { ErrorCode } from '../../contract/errors.js';

/** The groups of the document, in the order in which a reader meets them. */
export const TAGS = {
  'Sign-in': 'Passwords, Google, tokens and sessions.',
  'Passkeys and second step': 'Passkeys, codes of an authenticator app, recovery codes, and fresh sign-ins.',
  Account: 'The profile of the signed-in user, its export and its erasure.',
  Waitlist: 'The list of people who wait for access.',
  Conversations: 'Conversations and their files.',
  Messages: 'Messages, reactions and reports. New messages travel over the WebSocket or GraphQL.',
  Households: 'The adults who look after children together.',
  Children: 'Profiles of children: consent, what is stored about them, export and erasure.',
  Controls: 'What a child may do and when: rules, grants, pauses, and the state that follows from them.',
  Requests: 'What children ask their grown-ups, and what the grown-ups answer.',
  Devices: 'Devices of children: pairing, hand-over, the way out with a PIN, and removal.',
  "Children's conversations": 'What guardians read of the conversations of their children.',
  Progress: 'What children did: learning events, summaries and progress.',
  Reminders: 'Reminders, what is due, and when something repeats.',
  Schedules: "The parts of a child's week, and the plan of a day.",
  Library: 'The growth guide, stories, games, and the companion.',
  Contents:
    'Stories, pictures and worksheets that families and staff add, the files that become them, and the shelves of children.',
  Voice: 'How Starling speaks and listens.',
  Safety: 'Help lines, and what guardians are told about the safety of a child.',
  Notifications: 'Notices of the signed-in user.',
  Moderation: 'The queue of reported messages.',
  Administration: 'Settings, figures and the audit log.',
  'Practice sign-in': 'The built-in identity provider of a development machine. It answers loopback requests only.',
  Document: 'This document.',
} as const;

export type Tag = keyof typeof TAGS;

export interface Answer {
  description: string;
  /** Absent where the answer has no body. */
  schema?: z.ZodType;
  /** JSON where it is absent. */
  mediaType?: string;
  headers?: Readonly<Record<string, string>>;
}

/** What the document says about a REST handler beyond what its decorators and pipes already declare. */
export interface Operation {
  /** The name of the call in generated clients. */
  id: string;
  summary: string;
  description?: string;
  /** Only where the handler parses the query by hand, because another check comes first. */
  query?: z.ZodType;
  /** Only where the handler parses the body by hand, because another check comes first. */
  body?: z.ZodType;
  bodyMediaType?: string;
  answers: Readonly<Record<number, Answer>>;
  /** Codes that the handler itself answers. The document adds those of the guard, the body parser and the outages. */
  errors?: readonly ErrorCode[];
}

/** Operations of one tag, by `METHOD /path` with the path as Express has it. */
export interface OperationGroup {
  tag: Tag;
  operations: Readonly<Record<string, Operation>>;
}

export const TOTAL_COUNT = { 'X-Total-Count': 'How many items there are on all pages.' } as const;
