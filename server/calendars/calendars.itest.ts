import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let guardian: Account;
let family: Family;

beforeEach(async () => {
  [parent, guardian] = (await Promise.all([registerParent(starling), registerParent(starling)])) as [Account, Account];
  family = await buildFamily(starling, parent, { children: 2 });
  await buildMember(starling, family.householdId, guardian, 'guardian');
  const recurrence = { zone: 'Europe/London', starts: '2026-11-02T19:00', rrule: 'FREQ=DAILY' };
  const [first, second] = family.children;
  const titles = [
    ['/reminders', { child_id: first!.id, title: `Wake ${first!.nickname}`, audience: 'guardians' }],
    ['/reminders', { child_id: first!.id, title: 'A secret present', audience: 'me' }],
    ['/schedule-items', { child_id: second!.id, title: 'Piano' }],
  ] as const;
  for (const [path, body] of titles) {
    expect((await rest().post(path, { ...body, recurrence }, parent.accessToken)).status).toBe(201);
  }
});

const link = async (more: Json = {}, { accessToken } = parent) =>
  rest().post<Json>('/calendar-links', { household_id: family.householdId, ...more }, accessToken);
const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${starling.url}${new URL(url).pathname}`, { headers });
  return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
};

it('feeds what is not private to one adult, without nicknames, and with an ETag', async () => {
  const { status, body } = await link();
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      household_id: family.householdId,
      child_ids: [],
      names: false,
      created_at: expect.any(String),
      url: expect.stringMatching(/\/api\/v1\/calendars\/[\w-]{43}\.ics$/),
    },
  ]);
  const feed = await read(body.url);
  expect(feed.status).toBe(200);
  expect(feed.text).toContain('SUMMARY:Wake M.');
  expect(feed.text).toContain('SUMMARY:Piano');
  expect(feed.text).toContain('BEGIN:VTIMEZONE');
  expect(feed.text).not.toContain('secret');
  expect(feed.text).not.toContain(family.child.nickname);
  expect((await read(body.url, { 'If-None-Match': feed.etag! })).status).toBe(304);
  expect((await starling.sql('SELECT token_hash FROM calendar_links WHERE id = $1', [body.id]))[0]).not.toEqual({
    token_hash: expect.stringContaining(new URL(body.url).pathname.split('/').at(-1)!.slice(0, 10)),
  });
});

it('has nicknames where they are asked for, and only the named children', async () => {
  const { body } = await link({ names: true, child_ids: [family.child.id] });
  const { text } = await read(body.url);
  expect(text).toContain(`SUMMARY:${family.child.nickname}: Wake`);
  expect(text).not.toContain('Piano');
  const other = await buildFamily(starling, guardian);
  expect((await link({ child_ids: [other.child.id] })).body.error).toBe('child_not_found');
});

it('is gone with the link, and with the membership of its guardian, whose receipt counts it', async () => {
  const [own, ofGuardian] = [(await link()).body, (await link({}, guardian)).body];
  expect((await rest().delete(`/calendar-links/${own.id}`, guardian.accessToken)).status).toBe(404);
  expect((await rest().delete(`/calendar-links/${own.id}`, parent.accessToken)).status).toBe(204);
  expect((await read(own.url)).status).toBe(404);
  const path = `/households/${family.householdId}/members/${guardian.user.id}`;
  const { body } = await rest().delete<Json>(path, parent.accessToken);
  expect(body.ended.calendar_links).toBe(1);
  expect((await read(ofGuardian.url)).status).toBe(404);
  expect((await read('http://localhost/api/v1/calendars/unknown.ics')).status).toBe(404);
});

it('has no nickname of a brother or sister either', async () => {
  const [first, second] = family.children;
  const recurrence = { zone: 'Europe/London', starts: '2026-11-02T19:00', rrule: 'FREQ=DAILY' };
  const item = { child_id: first!.id, title: `Fetch ${second!.nickname}'s bag`, recurrence };
  expect((await rest().post('/schedule-items', item, parent.accessToken)).status).toBe(201);
  const { body } = await link({ child_ids: [first!.id] });
  expect((await read(body.url)).text).toContain(`SUMMARY:Fetch ${second!.nickname[0]}.'s bag`);
});

it.each([
  ['disabled', 'disabled_at = now()'],
  ['a moderator’s', `role = 'moderator'`],
])('is not there while the account is %s', async (_, change) => {
  const { body } = await link({}, guardian);
  expect((await read(body.url)).status).toBe(200);
  await starling.sql(`UPDATE users SET ${change} WHERE id = $1`, [guardian.user.id]);
  await until(async () => (await read(body.url)).status === 404, { what: 'a link that is gone' });
});

it('has the same shape over GraphQL', async () => {
  const { data } = await graphql(
    starling,
    'mutation ($id: ID!) { createCalendarLink(input: { householdId: $id }) { id householdId childIds names url } }',
    { token: parent.accessToken, variables: { id: family.householdId } },
  );
  const { url, ...created } = data.createCalendarLink;
  expect((await read(url)).status).toBe(200);
  const list = await graphql(starling, '{ calendarLinks { id householdId childIds names } }', {
    token: parent.accessToken,
  });
  expect(list.data.calendarLinks).toEqual([created]);
});
