import { randomUUID } from 'node:crypto';

/** The REST calls of the permission matrix, with the answer to each principal. */

/** A status, or `ok` for any answer but a refusal, where success needs more than a permission. */
type Cell = number | 'ok';
/** In the order of `PRINCIPALS`. */
type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell];

const all = (status: Cell): Cells => [status, status, status, status, 403, 401];
const anyone = (status: Cell): Cells => [status, status, status, status, status, status];
const adminOnly = (status: Cell): Cells => [status, 403, 403, 403, 403, 401];
const staff = (status: Cell): Cells => [status, status, 403, 403, 403, 401];
const notDevices = (status: Cell): Cells => [status, status, status, 403, 403, 401];
/** Admins have a family of their own; moderators and devices have no say in one. */
const families = (status: Cell): Cells => [status, 403, status, 403, 403, 401];
const conversationOwners = (status: Cell): Cells => [status, 403, status, 403, 403, 401];

const UNKNOWN_CONTENT = randomUUID();

/** The rows that paths name. Each cell gets its own. */
export interface Rows {
  conversation: string;
  message: string;
  report: string;
  email: string;
}
export type Make<T> = T | ((rows: Rows) => T);

export interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: Make<string>;
  body?: Make<unknown>;
  cells: Cells;
  /** The call ends the account or its session, so each cell needs its own account. */
  isFinal?: boolean;
}

const conversationPath =
  (rest = '') =>
  (rows: Rows) =>
    `/conversations/${rows.conversation}${rest}`;
const message =
  (rest = '') =>
  (rows: Rows) =>
    `/conversations/${rows.conversation}/messages/${rows.message}${rest}`;

export const OWNED: Row[] = [
  { method: 'GET', path: conversationPath(), cells: all(200) },
  { method: 'GET', path: conversationPath('/messages'), cells: all(200) },
  { method: 'PATCH', path: conversationPath(), body: { title: 'Moon' }, cells: notDevices(200) },
  { method: 'DELETE', path: conversationPath(), cells: conversationOwners(204) },
  { method: 'PATCH', path: message(), body: { content: 'Sun' }, cells: notDevices(200) },
  { method: 'DELETE', path: message(), cells: notDevices(204) },
  { method: 'PUT', path: message('/reaction'), body: { type: 'love' }, cells: all(200) },
  { method: 'DELETE', path: message('/reaction'), cells: notDevices(204) },
  { method: 'POST', path: message('/report'), body: { reason: 'Odd' }, cells: all(201) },
];

export const CALLS: Row[] = [
  ...OWNED,
  { method: 'POST', path: '/auth/logout', cells: [204, 204, 204, 204, 204, 401], isFinal: true },
  { method: 'GET', path: '/users/me', cells: [200, 200, 200, 200, 200, 401] },
  { method: 'PATCH', path: '/users/me', body: { bio: 'Hello' }, cells: notDevices(200) },
  { method: 'GET', path: '/users/me/export', cells: [200, 200, 200, 403, 200, 401] },
  { method: 'DELETE', path: '/users/me', cells: [204, 204, 204, 403, 204, 401], isFinal: true },
  { method: 'GET', path: '/users/me/sessions', cells: notDevices(200) },
  { method: 'DELETE', path: '/users/me/sessions', cells: notDevices(200) },
  { method: 'DELETE', path: `/users/me/sessions/${randomUUID()}`, cells: notDevices(404) },
  { method: 'POST', path: '/auth/passkeys/options', cells: anyone(200) },
  { method: 'POST', path: '/auth/second-step', body: { ticket: 'x', code: 'x' }, cells: anyone(410) },
  { method: 'GET', path: '/users/me/passkeys', cells: notDevices(200) },
  { method: 'POST', path: '/users/me/passkeys/options', cells: notDevices(200) },
  { method: 'DELETE', path: `/users/me/passkeys/${randomUUID()}`, cells: notDevices(404) },
  { method: 'GET', path: '/users/me/second-step', cells: notDevices(200) },
  { method: 'POST', path: '/users/me/second-step', cells: notDevices(201) },
  { method: 'POST', path: '/users/me/second-step/recovery-codes', cells: notDevices(409) },
  { method: 'DELETE', path: '/users/me/second-step', cells: notDevices(409) },
  { method: 'POST', path: '/users/me/fresh-sign-in/options', cells: notDevices(404) },
  { method: 'DELETE', path: `/admin/users/${randomUUID()}/second-step`, cells: adminOnly(409) },
  { method: 'GET', path: '/auth/google/login', cells: anyone(200) },
  { method: 'POST', path: '/auth/google/link', body: { googleAuthCode: 'x' }, cells: notDevices('ok') },
  { method: 'POST', path: '/auth/google/sync', cells: notDevices(409) },
  { method: 'DELETE', path: '/auth/google/unlink', cells: notDevices('ok') },
  { method: 'POST', path: '/waitlist/join', body: () => ({ email: `${randomUUID()}@list.test` }), cells: anyone(201) },
  { method: 'GET', path: ({ email }) => `/waitlist/status/${email}`, cells: anyone(200) },
  { method: 'GET', path: ({ email }) => `/waitlist/position/${email}`, cells: anyone(200) },
  { method: 'GET', path: '/waitlist/health', cells: anyone(200) },
  { method: 'GET', path: '/waitlist/stats', cells: adminOnly(200) },
  { method: 'POST', path: '/waitlist/approve', body: ({ email }: Rows) => ({ email }), cells: adminOnly(200) },
  { method: 'DELETE', path: ({ email }) => `/waitlist/remove/${email}`, cells: adminOnly(200) },
  { method: 'GET', path: '/conversations', cells: all(200) },
  { method: 'DELETE', path: '/conversations', cells: conversationOwners(200) },
  { method: 'GET', path: '/moderation/reports', cells: staff(200) },
  { method: 'GET', path: ({ report }) => `/moderation/reports/${report}`, cells: staff(200) },
  {
    method: 'PATCH',
    path: ({ report }) => `/moderation/reports/${report}`,
    body: { action: 'claim' },
    cells: staff(200),
  },
  {
    method: 'POST',
    path: ({ report }) => `/moderation/reports/${report}/break-glass`,
    body: { reason: 'Someone may be in danger' },
    cells: staff(201),
  },
  { method: 'GET', path: '/admin/settings', cells: adminOnly(200) },
  { method: 'PATCH', path: '/admin/settings', body: { waitlist_enabled: true }, cells: adminOnly(200) },
  { method: 'POST', path: `/admin/users/${randomUUID()}/password-reset-link`, cells: adminOnly(404) },
  { method: 'GET', path: '/admin/audit', cells: adminOnly(200) },
  { method: 'GET', path: '/admin/audit.csv', cells: adminOnly(200) },
  { method: 'GET', path: '/admin/audit/integrity', cells: adminOnly(200) },
  { method: 'GET', path: '/admin/analytics', cells: adminOnly(200) },
  { method: 'GET', path: '/admin/retention', cells: adminOnly(200) },
  { method: 'GET', path: '/notifications', cells: all(200) },
  { method: 'POST', path: '/notifications/read', cells: all(200) },
  { method: 'POST', path: `/notifications/${randomUUID()}/read`, cells: all(404) },
  { method: 'DELETE', path: '/notifications', cells: all(200) },
  { method: 'POST', path: '/notifications/test', cells: notDevices(204) },
  { method: 'GET', path: '/push/key', cells: notDevices(200) },
  { method: 'POST', path: '/push-subscriptions', body: {}, cells: notDevices(422) },
  {
    method: 'DELETE',
    path: '/push-subscriptions',
    body: { endpoint: 'https://push.example/unknown' },
    cells: notDevices(404),
  },
  { method: 'POST', path: '/uploads', cells: notDevices(412) },
  { method: 'PATCH', path: `/uploads/${randomUUID()}`, cells: notDevices(412) },
  { method: 'DELETE', path: `/uploads/${randomUUID()}`, cells: notDevices(412) },
  { method: 'GET', path: '/library/guides', cells: all(200) },
  { method: 'GET', path: '/stories/three-socks/position', cells: all(200) },
  { method: 'PUT', path: '/stories/three-socks/position', body: { page: 1 }, cells: all(200) },
  { method: 'GET', path: '/contents', cells: all(200) },
  { method: 'POST', path: '/contents', body: { scope: 'library' }, cells: [422, 422, 403, 403, 403, 401] },
  { method: 'GET', path: `/contents/${UNKNOWN_CONTENT}`, cells: all(404) },
  { method: 'PATCH', path: `/contents/${UNKNOWN_CONTENT}`, body: {}, cells: notDevices(404) },
  { method: 'PUT', path: `/contents/${UNKNOWN_CONTENT}/children`, body: {}, cells: notDevices(404) },
  { method: 'DELETE', path: `/contents/${UNKNOWN_CONTENT}`, cells: families(404) },
  { method: 'GET', path: '/safety/helplines', cells: anyone(200) },
  { method: 'GET', path: '/safety/card', cells: anyone(200) },
  { method: 'GET', path: '/companion', cells: all(200) },
  { method: 'POST', path: '/devices/pair', cells: anyone(200) },
  { method: 'POST', path: '/devices/pair/token', body: { device_code: 'x' }, cells: anyone(400) },
  { method: 'GET', path: '/devices/pair/BCDF-GHJK', cells: families(404) },
  { method: 'POST', path: '/devices/pair/BCDF-GHJK/approve', body: {}, cells: families(404) },
  { method: 'POST', path: '/devices/handover', body: { child_id: 'x', name: 'Tablet' }, cells: families(404) },
  { method: 'GET', path: '/devices', cells: [200, 403, 200, 200, 403, 401] },
  { method: 'GET', path: '/requests', cells: [200, 403, 200, 200, 403, 401] },
  { method: 'POST', path: '/requests', body: { kind: 'time' }, cells: [403, 403, 403, 201, 403, 401] },
  { method: 'GET', path: '/devices/me', cells: [403, 403, 403, 200, 403, 401] },
  { method: 'GET', path: '/devices/me/openings', cells: [403, 403, 403, 200, 403, 401] },
  { method: 'PATCH', path: `/devices/${randomUUID()}`, body: {}, cells: families(404) },
  { method: 'DELETE', path: `/devices/${randomUUID()}`, cells: families(404) },
  { method: 'POST', path: '/devices/leave', body: { pin: '1234' }, cells: [403, 403, 403, 409, 403, 401] },
  { method: 'POST', path: '/devices/switch', body: { child_id: 'x' }, cells: [403, 403, 403, 404, 403, 401] },
  { method: 'GET', path: `/children/${randomUUID()}/conversations`, cells: families(404) },
  { method: 'GET', path: `/children/${randomUUID()}/conversations/x/messages`, cells: families(404) },
];
