import { buildFamily, type Family } from '../../test/factories/families.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

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

const ask = (body: Json) => rest().post('/requests', body, device.accessToken);
/** Everything that a guardian can read about the child, as one text. */
async function guardianSees(): Promise<string> {
  const paths = ['/requests', '/notifications', '/safety-alerts', `/households/${family.householdId}/activity`];
  const answers = await Promise.all(paths.map((path) => rest().get(path, parent.accessToken)));
  return JSON.stringify(answers.map(({ body }) => body));
}

it('answers a call for help with words and the lines of the country, also while the child is shut out', async () => {
  await rest().put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
  const { status, body } = await ask({ kind: 'help', message: 'I feel a bit lonely' });
  expect([status, Object.keys(body)]).toEqual([201, ['text', 'help_lines']]);
  expect(body.help_lines).toEqual((await rest().get('/safety/helplines?country=GB')).body);
  expect((await rest().get('/requests', parent.accessToken)).body).toEqual([]);
  expect(await guardianSees()).not.toContain('lonely');
});

it('gives a child help in danger beyond all limits, and stores no request then', async () => {
  const inDanger = { kind: 'other', message: 'I want to kill myself tonight' };
  const stored = async () => (await rest().get('/requests', device.accessToken)).body.length;
  for (let times = 1; times <= 3; times += 1) {
    const { status, body } = await ask(inDanger);
    expect([times, status, body.text]).toEqual([times, 201, expect.stringMatching(/.{50}/)]);
    expect([times, await stored()]).toEqual([times, 1]);
  }
  expect((await ask({ kind: 'other', message: '' })).body.error).toBe('already_asked');
});

it('helps a child in its own language', async () => {
  await rest().patch(`/children/${family.child.id}`, { languages: ['fr', 'de-AT'] }, parent.accessToken);
  const calm = await ask({ kind: 'help', message: '' });
  expect(calm.body.text).toMatch(/^Es ist gut, dass du fragst/);
  const { body } = await ask({ kind: 'help', message: 'My dad hits me when nobody is looking' });
  expect(body.text).toMatch(/Das wird deiner Familie nicht gezeigt[\s\S]*Notruf 999 wählen/);
});

it('tells guardians of the kind of danger in a call for help, and not of its words', async () => {
  const { body } = await ask({ kind: 'help', message: 'I want to kill myself tonight' });
  expect(body.text.length).toBeGreaterThan(50);
  const { body: alerts } = await rest().get('/safety-alerts', parent.accessToken);
  expect(alerts).toMatchObject([{ child_id: family.child.id, category: 'self_harm', severity: 5 }]);
  expect(await guardianSees()).not.toContain('tonight');
});

it('opens a case for staff with the words, which nothing else keeps', async () => {
  await ask({ kind: 'other', message: 'I want to kill myself tonight with the zebra rope' });
  const moderator = await signInAs(starling, 'moderator');
  const { id } = await until(async () => {
    const [row] = await starling.sql<{ id: string }>('SELECT id FROM reports WHERE subject_id = $1', [
      family.child.userId,
    ]);
    return row;
  });
  const path = `/moderation/reports/${id}`;
  const { body } = await rest().get(path, moderator.accessToken);
  expect(body).toMatchObject({ source: 'safety', reason: 'self_harm', severity: 5, is_sealed: false });
  expect(body.excerpt).toMatchObject([
    { message_role: 'user', message_content: expect.stringContaining('zebra'), reported: true },
  ]);
  expect(await guardianSees()).not.toContain('zebra');
  await rest().patch(path, { action: 'claim' }, moderator.accessToken);
  const decided = await rest().patch(path, { action: 'decide', decision: 'help_shown' }, moderator.accessToken);
  expect(decided.status).toBe(200);
});

it.each(['help', 'other', 'time'])(
  'shows guardians nothing where harm at home stands in a request for %s',
  async (kind) => {
    const before = await guardianSees();
    const { status, body } = await ask({ kind, message: 'My dad hits me when nobody is looking' });
    expect([status, body.text]).toEqual([201, expect.stringContaining('This is not shown to your family.')]);
    expect(body.help_lines.length).toBeGreaterThan(1);
    expect((await rest().get('/requests', device.accessToken)).body).toEqual([]);
    expect(await guardianSees()).toBe(before);
    const exported = await rest().get(`/children/${family.child.id}/export`, parent.accessToken);
    expect(JSON.stringify(exported.body)).not.toContain('hits me');
  },
);

it('stores a request with other unsafe words without them, and helps', async () => {
  const { status, body } = await ask({ kind: 'time', message: 'I will kill myself if you say no' });
  expect([status, body]).toMatchObject([
    201,
    { kind: 'time', message: null, state: 'pending', text: expect.any(String) },
  ]);
  expect((await rest().get('/requests', parent.accessToken)).body).toMatchObject([{ kind: 'time', message: null }]);
});

it('helps over GraphQL alike', async () => {
  const asked = await graphql(
    starling,
    'mutation { askForHelp(message: "My dad hits me") { text helpLines { name isEmergency } } }',
    { token: device.accessToken },
  );
  expect(asked.data.askForHelp.text).toContain('This is not shown to your family.');
  expect(asked.data.askForHelp.helpLines[0].isEmergency).toBe(true);
  const request = await graphql(
    starling,
    'mutation { createRequest(input: { kind: OTHER, message: "My dad hits me" }) { message help { text } } }',
    { token: device.accessToken },
  );
  expect(request.data.createRequest).toMatchObject({ message: null, help: { text: expect.any(String) } });
});

it('refuses a call for help that is too long, and takes one without words', async () => {
  expect((await ask({ kind: 'help', message: 'x'.repeat(2_001) })).status).toBe(422);
  expect((await ask({ kind: 'help' })).status).toBe(201);
});
