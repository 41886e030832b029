import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
let parent: Account;

beforeAll(async () => {
  parent = await registerParent(starling);
});

const preview = (recurrence: Json, more: Json = {}) =>
  api(starling.url).post<Json>('/recurrences/preview', { recurrence, ...more }, parent.accessToken);
const DAILY = { zone: 'Europe/Berlin', starts: '2026-03-28T02:30', rrule: 'FREQ=DAILY' };

it('shows what a clock change does to each occurrence, over REST and GraphQL alike', async () => {
  const from = '2026-03-28T00:00:00Z';
  const { status, body } = await preview(DAILY, { count: 2, from });
  const expected = [
    { local: '2026-03-28T02:30', at: '2026-03-28T01:30:00.000Z', shifted: null },
    { local: '2026-03-29T02:30', at: '2026-03-29T01:30:00.000Z', shifted: 'gap' },
  ];
  expect([status, body]).toEqual([200, expected]);
  const { data } = await graphql(
    starling,
    `query ($recurrence: RecurrenceInput!, $from: DateTime) {
      previewRecurrence(recurrence: $recurrence, count: 2, from: $from) { local at shifted }
    }`,
    { token: parent.accessToken, variables: { recurrence: DAILY, from } },
  );
  expect(data.previewRecurrence).toEqual(
    expected.map((one) => ({ ...one, shifted: one.shifted?.toUpperCase() ?? null })),
  );
});

it('begins now, and is empty for what is over', async () => {
  const { body } = await preview({ ...DAILY, zone: 'UTC' });
  expect(body).toHaveLength(10);
  expect(Date.parse(body[0].at)).toBeGreaterThan(Date.now() - 60_000);
  expect((await preview({ ...DAILY, rrule: 'FREQ=DAILY;COUNT=2' })).body).toEqual([]);
});

it.each<[string, Json, string]>([
  ['a part that is not supported', { rrule: 'FREQ=DAILY;BYHOUR=3' }, 'BYHOUR'],
  ['a frequency that is not supported', { rrule: 'FREQ=HOURLY' }, 'FREQ'],
  ['a zone without a slash', { zone: 'EST5EDT' }, 'zone'],
  ['a date that does not exist', { starts: '2026-02-30T08:00' }, 'starts'],
  ['an instant in place of a wall time', { starts: '2026-02-20T08:00:00Z' }, 'starts'],
  ['an excluded time that is none', { exdates: ['tomorrow'] }, 'exdates'],
])('refuses %s, and names the part', async (_what, change, part) => {
  const { status, body } = await preview({ ...DAILY, ...change });
  expect([status, body.error]).toEqual([422, 'validation_failed']);
  expect(body.detail.fields.recurrence[0]).toContain(part);
});

it('refuses what never happens, unknown fields, and more than fifty', async () => {
  const never = await preview({
    zone: 'UTC',
    starts: '2026-02-01T08:00',
    rrule: 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
  });
  expect([never.status, never.body.error]).toEqual([422, 'never_happens']);
  expect((await preview({ ...DAILY, colour: 'red' })).status).toBe(422);
  expect((await preview(DAILY, { count: 51 })).status).toBe(422);
});
