import { REPORTS, ROWS } from './data.ts';

/** One request of an admin for a table, as the web client sends it. */
export interface Question {
  table: string;
  name: string;
  query: string;
  variables: Record<string, unknown>;
}

const ENTRIES = `query ($status: WaitlistState, $search: String, $sortBy: WaitlistSort, $reversed: Boolean, $limit: Int!, $offset: Int!) {
  waitlistEntries(status: $status, search: $search, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {
    items { email firstName lastName status position joinedAt approvedAt estimatedWaitDays } total hasMore } }`;
const USERS = `query ($role: Role, $search: String, $sortBy: UserSort, $reversed: Boolean, $limit: Int!, $offset: Int!) {
  users(role: $role, search: $search, sortBy: $sortBy, reversed: $reversed, limit: $limit, offset: $offset) {
    items { id username email firstName lastName role avatar googleLinked createdAt lastSeenAt disabledAt
      waitlistStatus { status } } total hasMore } }`;
const AUDIT = `query ($action: String, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {
  auditEntries(action: $action, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {
    items { id at action actor target node requestId detail } total hasMore } }`;
const QUEUE = `query ($status: ReportStatus, $search: String, $reversed: Boolean, $limit: Int!, $offset: Int!) {
  moderationReports(status: $status, search: $search, reversed: $reversed, limit: $limit, offset: $offset) {
    items { id source reason status claimedBy claimedAt decision decidedBy decidedAt note createdAt } total hasMore } }`;

const HALF = ROWS / 2;

function of(table: string, query: string, limit: number, asked: Record<string, Record<string, unknown>>): Question[] {
  return Object.entries(asked).map(([name, variables]) => ({
    table,
    name,
    query,
    variables: { limit, offset: 0, ...variables },
  }));
}

/** First and deep pages, every order, and searches that find one, some and nearly all. */
export const QUESTIONS: readonly Question[] = [
  ...of('waitlist', ENTRIES, 50, {
    'all, first page': {},
    'all, from 50,000': { offset: HALF },
    'all, last page': { offset: ROWS - 50 },
    'waiting, first page': { status: 'WAITLISTED' },
    'waiting, from 50,000': { status: 'WAITLISTED', offset: HALF },
    'approved, first page': { status: 'APPROVED' },
    ...Object.fromEntries(
      ['PLACE', 'JOINED', 'EMAIL', 'NAME'].flatMap((sortBy) => [
        [`by ${sortBy}`, { sortBy }],
        [`by ${sortBy}, reversed, from 50,000`, { sortBy, reversed: true, offset: HALF }],
      ]),
    ),
    'waiting, by NAME': { status: 'WAITLISTED', sortBy: 'NAME' },
    'search, one hit': { search: 'waiting-54321@' },
    'search, a name': { search: 'greta fir' },
    'search, nearly all': { search: 'family' },
    'search, nearly all, by NAME': { search: 'family', sortBy: 'NAME' },
    'search, 2 characters': { search: 'zz' },
    'search, no hit': { search: 'zqxjkvbw' },
  }),
  ...of('users', USERS, 25, {
    'first page': {},
    'from 50,000': { offset: HALF },
    'last page': { offset: ROWS - 25 },
    ...Object.fromEntries(
      ['NEWEST', 'LAST_SEEN', 'NAME'].flatMap((sortBy) => [
        [`by ${sortBy}`, { sortBy }],
        [`by ${sortBy}, reversed, from 50,000`, { sortBy, reversed: true, offset: HALF }],
      ]),
    ),
    moderators: { role: 'MODERATOR' },
    'parents, from 50,000': { role: 'PARENT', offset: HALF },
    'search, one hit': { search: 'parent-54321@' },
    'search, a name': { search: 'greta fir' },
    'search, nearly all': { search: 'family' },
    'search, no hit': { search: 'zqxjkvbw' },
  }),
  ...of('audit', AUDIT, 50, {
    'first page': {},
    'from 50,000': { offset: HALF },
    'last page': { offset: ROWS - 50 },
    'oldest first': { reversed: true },
    'one action': { action: 'role_changed' },
    'one action, from 10,000': { action: 'role_changed', offset: 10_000 },
    'search, one target': { search: '9000-000000054321' },
    'search, one account': { search: '8000-000000000123' },
    'search, nearly all': { search: 'password' },
    'search, no hit': { search: 'zqxjkvbw' },
  }),
  { table: 'audit', name: 'integrity of the chain', query: '{ auditIntegrity { intact brokenAt } }', variables: {} },
  ...of('reports', QUEUE, 20, {
    'open, first page': { status: 'OPEN' },
    'decided, first page': { status: 'RESOLVED' },
    'decided, last page': { status: 'RESOLVED', offset: REPORTS * 0.9 - 20 },
    'all, from 10,000': { offset: REPORTS / 2 },
    'search, one hit': { search: 'Reason 12345 ' },
    'search, nearly all': { search: 'reader' },
  }),
];
