import { randomUUID } from 'node:crypto';
import { buildFamily, buildMember, type Family } from '../factories/families.js';
import { type Account, registerParent, signInAs } from '../support/accounts.js';
import { api, type Json } from '../support/api.js';
import { handOverDevice } from '../support/devices.js';
import { graphql } from '../support/graphql-client.js';
import { useStarling } from '../support/use-starling.js';
import { CHILD_CALLS } from './child-calls.js';
import { A, C, CALLERS, F, H, M, R, T } from './family-call.js';
import { HOUSEHOLD_CALLS } from './household-calls.js';

/**
 * Who may make which call of the family area. `yes`: the call goes through, or fails for its own reasons (a missing field, a
 * missing device); `no`: 403; `hidden`: 404, as for a thing that does not exist.
 */
type Cell = 'yes' | 'no' | 'hidden';
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

/** One letter for each caller: y(es), n(o), h(idden). */
const LETTERS: Readonly<Record<string, Cell>> = { y: 'yes', n: 'no', h: 'hidden' };

const [ALERT_ID, REMINDER_ID, FIRING_ID] = [randomUUID(), randomUUID(), randomUUID()];
const CALLS = [...HOUSEHOLD_CALLS, ...CHILD_CALLS];

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
