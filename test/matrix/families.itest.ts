import { randomUUID } from 'node:crypto';
import { buildFamily, buildMember, type Family } from '../factories/families.js';
import { type Account, registerParent, signInAs } from '../support/accounts.js';
import { api, type Json } from '../support/api.js';
import { handOverDevice } from '../support/devices.js';
import { graphql } from '../support/graphql-client.js';
import { useStarling } from '../support/use-starling.js';

/**
 * Who may make which call of the family area. `yes`: the call goes through, or fails for its own reasons (a missing field, a
 * missing device); `no`: 403; `hidden`: 404, as for a thing that does not exist.
 */
type Cell = 'yes' | 'no' | 'hidden';
const CALLERS = ['primary', 'guardian', 'helper', 'removed', 'otherHousehold', 'device', 'admin', 'moderator'] as const;
type Caller = (typeof CALLERS)[number];

const starling = useStarling();
const accounts = {} as Record<Caller, Account>;
let family: Family;
let other: Account;
const requests = { time: '', topic: '' };

beforeAll(async () => {
  const [primary, guardian, helper, removed, otherHousehold] = await Promise.all(
    Array.from({ length: 5 }, () => registerParent(starling)),
  );
  family = await buildFamily(starling, primary!);
  await buildMember(starling, family.householdId, guardian!, 'guardian');
  await buildMember(starling, family.householdId, helper!, 'helper', [family.child.id]);
  await buildMember(starling, family.householdId, removed!, 'guardian');
  await api(starling.url).delete(`/households/${family.householdId}/members/${removed!.user.id}`, primary!.accessToken);
  await starling.sql(`INSERT INTO safety_alerts (id, child_id, category, severity) VALUES ($1, $2, 'drugs', 4)`, [
    ALERT_ID,
    family.child.id,
  ]);
  await starling.sql(
    `INSERT INTO reminders (id, child_id, title, recurrence, audience)
     VALUES ($1, $2, 'Brush teeth', '{"zone":"UTC","starts":"2026-11-01T19:30"}', 'guardians')`,
    [REMINDER_ID, family.child.id],
  );
  await starling.sql(
    `INSERT INTO reminder_firings (id, reminder_id, occurrence, fire_at, state) VALUES ($1, $2, now(), now(), 'fired')`,
    [FIRING_ID, REMINDER_ID],
  );
  await buildFamily(starling, otherHousehold!);
  other = otherHousehold!;
  const { accessToken, refreshToken } = await handOverDevice(starling, primary!, family.child);
  for (const kind of ['time', 'topic'] as const) {
    requests[kind] = (await api(starling.url).post('/requests', { kind }, accessToken)).body.id;
  }
  Object.assign(accounts, {
    primary,
    guardian,
    helper,
    removed,
    otherHousehold,
    device: { ...primary!, accessToken, refreshToken },
    admin: await signInAs(starling, 'admin'),
    moderator: await signInAs(starling, 'moderator'),
  });
});

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Not valid where the call would change something, so that every caller can make it. */
  body?: Json;
  graphql: string;
  /** In the order of `CALLERS`. */
  cells: string;
}

/** One letter for each caller: y(es), n(o), h(idden). */
const LETTERS: Readonly<Record<string, Cell>> = { y: 'yes', n: 'no', h: 'hidden' };

const MEMBERS_ONLY = 'yyyhhnhn';
const GUARDIANS_ONLY = 'yynhhnhn';
const PRIMARY_ONLY = 'ynnhhnhn';

const H = 'HOUSEHOLD';
const C = 'CHILD';
const A = 'ALERT';
const ALERT_ID = randomUUID();
/** A request for time, and one for a talk. */
const R = 'TIME_REQUEST';
const T = 'TALK_REQUEST';
/** A reminder of the family's guardians, and what it led to. */
const M = 'THE_REMINDER';
const F = 'THE_FIRING';
const [REMINDER_ID, FIRING_ID] = [randomUUID(), randomUUID()];
const UNKNOWN = '0196f0b0-0000-7000-8000-000000000000';

const CALLS: readonly Call[] = [
  { method: 'GET', path: '/households', graphql: '{ households { id } }', cells: 'yyyyynyn' },
  {
    method: 'POST',
    path: '/households',
    body: { name: '' },
    graphql: `mutation { createHousehold(input: { name: "", country: "GB" }) { id } }`,
    cells: 'yyyyynyn',
  },
  {
    method: 'PATCH',
    path: `/households/${H}`,
    body: {},
    graphql: `mutation { updateHousehold(id: "${H}", input: {}) { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'DELETE',
    path: `/households/${H}`,
    graphql: `mutation { deleteHousehold(id: "${H}") }`,
    cells: PRIMARY_ONLY,
  },
  {
    method: 'PUT',
    path: `/households/${H}/pin`,
    body: {},
    graphql: `mutation { setHouseholdPin(householdId: "${H}", pin: "x") }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'POST',
    path: `/households/${H}/hand-over`,
    body: {},
    graphql: `mutation { handOverHousehold(householdId: "${H}", userId: "${UNKNOWN}") { id } }`,
    cells: PRIMARY_ONLY,
  },
  {
    method: 'GET',
    path: `/households/${H}/activity`,
    graphql: `{ householdActivity(householdId: "${H}") { total } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/households/${H}/invitations`,
    graphql: `{ householdInvitations(householdId: "${H}") { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'POST',
    path: `/households/${H}/invitations`,
    body: {},
    graphql: `mutation { createHouseholdInvitation(householdId: "${H}", input: { role: PRIMARY }) { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'DELETE',
    path: `/households/${H}/invitations/${UNKNOWN}`,
    graphql: `mutation { revokeHouseholdInvitation(householdId: "${H}", id: "${UNKNOWN}") }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'POST',
    path: `/households/${H}/members/${UNKNOWN}/confirm`,
    graphql: `mutation { confirmHouseholdMember(householdId: "${H}", userId: "${UNKNOWN}") { role } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'PATCH',
    path: `/households/${H}/members/${UNKNOWN}`,
    body: {},
    graphql: `mutation { updateHouseholdMember(householdId: "${H}", userId: "${UNKNOWN}", input: {}) { role } }`,
    cells: PRIMARY_ONLY,
  },
  {
    method: 'DELETE',
    path: `/households/${H}/members/${UNKNOWN}`,
    graphql: `mutation { removeHouseholdMember(householdId: "${H}", userId: "${UNKNOWN}") { sockets } }`,
    cells: PRIMARY_ONLY,
  },
  { method: 'GET', path: '/children', graphql: '{ children { id } }', cells: 'yyyyynyn' },
  {
    method: 'POST',
    path: '/children',
    body: {},
    graphql: `mutation { createChild(input: { nickname: "", avatar: OWL, colour: TEAL, ageBand: AGE_6_9, timeZone: "UTC", consentVersion: "1" }) { id } }`,
    cells: 'yyyyynyn',
  },
  { method: 'GET', path: '/consent-text', graphql: '{ consentText { version } }', cells: 'yyyyynyn' },
  { method: 'GET', path: `/children/${C}`, graphql: `{ child(id: "${C}") { id } }`, cells: MEMBERS_ONLY },
  {
    method: 'PATCH',
    path: `/children/${C}`,
    body: {},
    graphql: `mutation { updateChild(id: "${C}", input: {}) { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/data-card`,
    graphql: `{ childDataCard(childId: "${C}") { field } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/consents`,
    graphql: `{ childConsents(childId: "${C}") { version } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'POST',
    path: `/children/${C}/consents`,
    body: {},
    graphql: `mutation { giveChildConsent(childId: "${C}", textVersion: "0") { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/erasure`,
    graphql: `{ childErasure(childId: "${C}") { erasesAt } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'POST',
    path: `/children/${C}/erasure`,
    body: { nickname: 'nobody' },
    graphql: `mutation { eraseChild(childId: "${C}", nickname: "nobody") { state } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'DELETE',
    path: `/children/${C}/erasure`,
    graphql: `mutation { cancelChildErasure(childId: "${C}") }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'DELETE',
    path: `/children/${C}/conversations`,
    body: { nickname: 'nobody' },
    graphql: `mutation { deleteChildConversations(childId: "${C}", nickname: "nobody") { state } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'DELETE',
    path: `/children/${C}/conversations/erasure`,
    graphql: `mutation { cancelChildConversationsErasure(childId: "${C}") }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/conversations`,
    graphql: `{ childConversations(childId: "${C}") { total } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/conversations/${UNKNOWN}`,
    graphql: `{ childConversation(childId: "${C}", id: "${UNKNOWN}") { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/conversations/${UNKNOWN}/messages`,
    graphql: `{ childMessages(childId: "${C}", conversationId: "${UNKNOWN}") { hasMore } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/digest`,
    graphql: `{ childDigest(childId: "${C}") { quiet } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/progress`,
    graphql: `{ childProgress(childId: "${C}") { goals } }`,
    cells: GUARDIANS_ONLY,
  },
  { method: 'GET', path: '/devices', graphql: '{ devices { id } }', cells: 'yyyyyyyn' },
  {
    method: 'POST',
    path: '/devices/handover',
    body: { child_id: UNKNOWN, name: '' },
    graphql: `mutation { handOverDevice(input: { childId: "${UNKNOWN}", name: "" }) { deviceId } }`,
    cells: 'yyyyynyn',
  },
  {
    method: 'GET',
    path: `/children/${C}/controls`,
    graphql: `{ childControls(childId: "${C}") { version } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'PATCH',
    path: `/children/${C}/controls`,
    body: {},
    graphql: `mutation { updateChildControls(childId: "${C}", input: { version: 1 }) { version } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/voice`,
    graphql: `{ childVoice(childId: "${C}") { rate } }`,
    cells: 'yyyhhyhn',
  },
  {
    method: 'PATCH',
    path: `/children/${C}/voice`,
    body: {},
    graphql: `mutation { updateChildVoice(childId: "${C}", input: {}) { rate } }`,
    cells: GUARDIANS_ONLY,
  },
  { method: 'GET', path: '/voice/consent-texts', graphql: '{ voiceConsentTexts { version } }', cells: 'yyyyynyn' },
  {
    method: 'GET',
    path: `/children/${C}/voice/consents`,
    graphql: `{ childVoiceConsents(childId: "${C}") { version } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'POST',
    path: `/children/${C}/voice/consents`,
    body: {},
    graphql: `mutation { giveChildVoiceConsent(childId: "${C}", purpose: REMOTE_VOICES, textVersion: "0") { rate } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'DELETE',
    path: `/children/${C}/voice/consents/remote_voices`,
    graphql: `mutation { withdrawChildVoiceConsent(childId: "${C}", purpose: REMOTE_VOICES) { rate } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/state`,
    graphql: `{ childState(childId: "${C}") { allowed } }`,
    cells: MEMBERS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/timeline?from=2026-12-01T00:00:00Z&to=2026-12-02T00:00:00Z`,
    graphql: `{ childTimeline(childId: "${C}", from: "2026-12-01T00:00:00Z", to: "2026-12-02T00:00:00Z") { code } }`,
    cells: MEMBERS_ONLY,
  },
  {
    method: 'POST',
    path: `/children/${C}/grants`,
    body: {},
    graphql: `mutation { grantTime(childId: "${C}", input: { kind: MINUTES }) { id } }`,
    cells: MEMBERS_ONLY,
  },
  {
    method: 'POST',
    path: '/recurrences/preview',
    body: {},
    graphql: '{ previewRecurrence(recurrence: { zone: "", starts: "" }) { at } }',
    cells: 'yyyyynyn',
  },
  {
    method: 'POST',
    path: '/contents',
    body: { household_id: H },
    graphql: `mutation { createStory(input: { householdId: "${H}", title: "", text: "" }) { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/contents?child_id=${C}`,
    graphql: `{ contents(childId: "${C}") { total } }`,
    cells: 'yyyhhyhh',
  },
  { method: 'GET', path: '/reminders', graphql: '{ reminders { id } }', cells: 'yyyyynyn' },
  {
    method: 'GET',
    path: `/reminders?child_id=${C}`,
    graphql: `{ reminders(childId: "${C}") { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'POST',
    path: '/reminders',
    body: { child_id: C },
    graphql: `mutation { createReminder(input: { childId: "${C}", title: "", recurrence: { zone: "", starts: "" } }) { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'PATCH',
    path: `/reminders/${M}`,
    body: {},
    graphql: `mutation { updateReminder(id: "${M}", input: { title: "" }) { id } }`,
    cells: 'yyhhhnhn',
  },
  { method: 'GET', path: '/reminders/due', graphql: '{ dueReminders { id } }', cells: 'yyyyyyyn' },
  { method: 'GET', path: '/reminders/missed', graphql: '{ missedReminders { id } }', cells: 'yyyyynyn' },
  {
    method: 'POST',
    path: `/firings/${F}/snooze`,
    body: { minutes: 0 },
    graphql: `mutation { snoozeFiring(id: "${F}", minutes: 0) { id } }`,
    cells: 'yyhhhhhn',
  },
  { method: 'GET', path: '/schedule-items', graphql: '{ scheduleItems { id } }', cells: 'yyyyynyn' },
  {
    method: 'POST',
    path: '/schedule-items',
    body: { child_id: C },
    graphql: `mutation { createScheduleItem(input: { childId: "${C}", title: "", recurrence: { zone: "", starts: "" } }) { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/plan`,
    graphql: `{ childPlan(childId: "${C}") { id } }`,
    cells: MEMBERS_ONLY,
  },
  {
    method: 'GET',
    path: `/children/${C}/plan?date=2030-01-07`,
    graphql: `{ childPlan(childId: "${C}", date: "2030-01-07") { id } }`,
    cells: GUARDIANS_ONLY,
  },
  { method: 'GET', path: '/devices/me/plan', graphql: '{ devicePlan { id } }', cells: 'nnnnnyhn' },
  { method: 'GET', path: '/calendar-links', graphql: '{ calendarLinks { id } }', cells: 'yyyyynyn' },
  {
    method: 'POST',
    path: '/calendar-links',
    body: { household_id: H, child_ids: Array.from({ length: 13 }, () => '') },
    graphql: `mutation { createCalendarLink(input: { householdId: "${H}", childIds: [${'"", '.repeat(13)}] }) { id } }`,
    cells: GUARDIANS_ONLY,
  },
  { method: 'GET', path: '/zone-questions', graphql: '{ zoneQuestions { id } }', cells: 'yyyyynyn' },
  {
    method: 'GET',
    path: `/children/${C}/learn-first`,
    graphql: `{ learnFirst(childId: "${C}") { isReached } }`,
    cells: MEMBERS_ONLY,
  },
  {
    method: 'POST',
    path: `/children/${C}/learn-first/waive`,
    graphql: `mutation { waiveLearnFirst(childId: "${C}") { isReached } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'DELETE',
    path: `/children/${C}/pause`,
    graphql: `mutation { resumeChild(childId: "${C}") { id } }`,
    cells: GUARDIANS_ONLY,
  },
  { method: 'GET', path: '/requests', graphql: '{ requests { id } }', cells: 'yyyyyyyn' },
  {
    method: 'GET',
    path: `/requests?child_id=${C}`,
    graphql: `{ requests(childId: "${C}") { id } }`,
    cells: 'yyyhhyhn',
  },
  {
    method: 'POST',
    path: '/requests',
    body: {},
    graphql: `mutation { createRequest(input: { kind: TIME, message: "${'x'.repeat(281)}" }) { id } }`,
    cells: 'nnnnnynn',
  },
  {
    method: 'POST',
    path: '/requests',
    body: { kind: 'help', message: 'x'.repeat(2_001) },
    graphql: `mutation { askForHelp(message: "${'x'.repeat(2_001)}") { text } }`,
    cells: 'nnnnnynn',
  },
  {
    method: 'POST',
    path: `/requests/${R}/decision`,
    body: {},
    graphql: `mutation { decideRequest(id: "${R}", input: { decision: ONCE, minutes: 1 }) { id } }`,
    cells: MEMBERS_ONLY,
  },
  {
    method: 'POST',
    path: `/requests/${T}/decision`,
    body: {},
    graphql: `mutation { decideRequest(id: "${T}", input: { decision: ONCE, minutes: 1 }) { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'DELETE',
    path: `/households/${H}/pause`,
    graphql: `mutation { resumeHousehold(id: "${H}") { id } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'GET',
    path: `/safety-alerts?child_id=${C}`,
    graphql: `{ safetyAlerts(childId: "${C}") { total } }`,
    cells: GUARDIANS_ONLY,
  },
  {
    method: 'POST',
    path: `/safety-alerts/${A}/feedback`,
    body: {},
    graphql: `mutation { giveSafetyAlertFeedback(id: "${A}", helpful: true) { state } }`,
    cells: GUARDIANS_ONLY,
  },
];

/** Errors of the call itself: the caller may make it. */
const OWN_ERRORS = new Set([
  'validation_failed',
  'member_not_found',
  'invitation_not_found',
  'conversation_not_found',
  'erasure_not_found',
  'household_not_empty',
  'BAD_USER_INPUT',
]);
const HIDDEN = new Set([
  'reminder_not_found',
  'firing_not_found',
  'child_not_found',
  'household_not_found',
  'request_not_found',
  'safety_alert_not_found',
]);

function cellOf(error: string | undefined): Cell | string {
  if (error === undefined || OWN_ERRORS.has(error)) return 'yes';
  if (HIDDEN.has(error)) return 'hidden';
  return error === 'forbidden' ? 'no' : error;
}

const filled = (text: string) =>
  text
    .replaceAll(H, family.householdId)
    .replaceAll(C, family.child.id)
    .replaceAll(A, ALERT_ID)
    .replaceAll(M, REMINDER_ID)
    .replaceAll(F, FIRING_ID)
    .replaceAll(R, requests.time)
    .replaceAll(T, requests.topic);
const expected = (cells: string) =>
  Object.fromEntries(CALLERS.map((caller, index) => [caller, LETTERS[cells[index]!]]));

it.each(CALLS)(
  '$method $path is for $cells, over REST and GraphQL alike',
  async ({ method, path, body, graphql: operation, cells }) => {
    const rest: Record<string, string> = {};
    const overGraphql: Record<string, string> = {};
    for (const caller of CALLERS) {
      const { accessToken } = accounts[caller];
      const answer = await api(starling.url).send<Json>(method, filled(path), {
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        ...(method === 'GET' ? {} : { body: filled(JSON.stringify(body ?? {})) }),
      });
      rest[caller] = cellOf(answer.body?.error);
      const { errors } = await graphql(starling, filled(operation), { token: accessToken });
      overGraphql[caller] = cellOf(errors[0]?.extensions.error ?? errors[0]?.extensions.code);
    }
    expect({ rest, overGraphql }).toEqual({ rest: expected(cells), overGraphql: expected(cells) });
  },
);

it('keeps each of these calls of another family hidden from a parent', async () => {
  for (const { method, path } of CALLS.filter(({ path: named }) => [H, C, R, T].some((name) => named.includes(name)))) {
    const { status } = await api(starling.url).send(method, filled(path), {
      headers: { Authorization: `Bearer ${other.accessToken}` },
    });
    expect([path, status]).toEqual([path, 404]);
  }
});
