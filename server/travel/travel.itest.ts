import type { ZoneQuestionBody } from '../../contract/travel.js';
import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
});

const report = (zone: string) => rest().put('/devices/me/time-zone', { time_zone: zone }, device.accessToken);
const questions = async (account = parent) =>
  (await rest().get<ZoneQuestionBody[]>('/zone-questions', account.accessToken)).body;
const decide = (id: string, body: Json, account = parent) =>
  rest().post<Json>(`/zone-questions/${id}/decision`, body, account.accessToken);
/** As if the device had been on its clock for two hours. */
const twoHoursPass = () =>
  starling.sql(`UPDATE device_zones SET since = since - interval '2 hours' WHERE child_id = $1`, [family.child.id]);
const zoneNow = async () =>
  (await graphql(starling, '{ deviceState { timeZone } }', { token: device.accessToken })).data.deviceState.timeZone;

/** Tokyo has no summer time, so its clock always differs from London's. */
async function ask(): Promise<ZoneQuestionBody> {
  await report('Asia/Tokyo');
  await twoHoursPass();
  await report('Asia/Tokyo');
  const [question] = await questions();
  return question!;
}

it('asks the guardians once, after two hours on another clock', async () => {
  expect((await report('Asia/Tokyo')).status).toBe(204);
  await report('Asia/Tokyo');
  expect(await questions()).toEqual([]);
  const question = await ask();
  expect(question).toMatchObject({
    child_id: family.child.id,
    device_name: 'Kitchen tablet',
    time_zone: 'Asia/Tokyo',
    place: 'Tokyo',
    current_time_zone: 'Europe/London',
    state: 'pending',
  });
  await report('Asia/Tokyo');
  expect(await questions()).toHaveLength(1);
  expect(await zoneNow()).toBe('Europe/London');
  const { data } = await graphql(starling, '{ notifications { items { title message } } }', {
    token: parent.accessToken,
  });
  const told = data.notifications.items.filter(({ title }: Json) => title === "Mia 1's device is on Tokyo time");
  expect(told).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^Use it until \d+ [A-Z][a-z]+\? .*Kitchen tablet\.$/) }),
  ]);
});

it('lets the accepted zone hold until its date, and a later no ends it', async () => {
  const { id, suggested_until: until } = await ask();
  const accepted = await decide(id, { decision: 'accept' });
  expect([accepted.status, accepted.body]).toMatchObject([
    200,
    { state: 'accepted', until, current_time_zone: 'Asia/Tokyo', decided_by: parent.user.id },
  ]);
  expect(await zoneNow()).toBe('Asia/Tokyo');
  const child = await rest().get<Json>(`/children/${family.child.id}`, parent.accessToken);
  expect(child.body.time_zone).toBe('Europe/London');
  expect((await decide(id, { decision: 'accept' })).body.error).toBe('already_decided');
  expect((await decide(id, { decision: 'decline' })).body).toMatchObject({ state: 'declined', until: null });
  expect(await zoneNow()).toBe('Europe/London');

  await starling.sql(
    `UPDATE children SET travel_zone = 'Asia/Tokyo', travel_until = now() - interval '1 second' WHERE id = $1`,
    [family.child.id],
  );
  expect(await zoneNow()).toBe('Europe/London');
});

it('does not ask again about a zone that was declined', async () => {
  const { id } = await ask();
  const declined = await graphql(
    starling,
    'mutation ($id: ID!) { decideZoneQuestion(id: $id, input: { decision: DECLINE }) { state place } }',
    { token: parent.accessToken, variables: { id } },
  );
  expect(declined.data.decideZoneQuestion).toEqual({ state: 'DECLINED', place: 'Tokyo' });
  await twoHoursPass();
  await report('Asia/Tokyo');
  expect(await questions()).toEqual([]);
});

it('takes the question back when the device shows the time of the child again', async () => {
  await ask();
  // Lisbon and London show the same time.
  const { data } = await graphql(starling, 'mutation { reportTimeZone(timeZone: "Europe/Lisbon") }', {
    token: device.accessToken,
  });
  expect(data.reportTimeZone).toBe(true);
  expect(await questions()).toEqual([]);
  const left = await starling.sql('SELECT zone FROM device_zones WHERE child_id = $1', [family.child.id]);
  expect(left).toEqual([]);
});

it('is for guardians of the child alone, and refuses what is no zone or no date to come', async () => {
  const { id } = await ask();
  const [stranger, helper] = [await registerParent(starling), await registerParent(starling)];
  await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
  expect([await questions(stranger), await questions(helper)]).toEqual([[], []]);
  expect((await decide(id, { decision: 'accept' }, stranger)).body.error).toBe('request_not_found');
  expect((await decide(id, { decision: 'accept' }, helper)).body.error).toBe('forbidden');
  for (const until of ['2020-01-01', '2200-01-01', 'tomorrow']) {
    expect((await decide(id, { decision: 'accept', until })).status).toBe(422);
  }
  expect((await report('Mars/Olympus')).status).toBe(422);
});
