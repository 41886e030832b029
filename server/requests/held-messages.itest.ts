import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket } from '../../test/support/graphql-client.js';
import { LiveClient, type ReceivedFrame } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling({ provider: true });
const rest = () => api(starling.url);
let parent: Account;
let family: Family;
let device: PairedDevice;
let socket: LiveClient & { conversationId: string };

beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
  await openControls(starling, family.child.id, {
    topics: { death: 'ask', money: 'block' },
    words: [{ word: 'Santa', rule: 'ask' }],
  });
  socket = await LiveClient.join(starling, { token: device.accessToken });
  starling.provider.requests.length = 0;
});
afterEach(() => socket.close());

const QUESTION = 'Why did my hamster die?';
const pending = async () => (await rest().get('/requests?state=pending', parent.accessToken)).body;
const decide = (id: string, body: Json, token = parent.accessToken) =>
  rest().post(`/requests/${id}/decision`, body, token);
const messages = async () =>
  (await rest().get(`/conversations/${socket.conversationId}/messages`, device.accessToken)).body as Json[];
const sentToProvider = () => JSON.stringify(starling.provider.requests);
const endingsOf = (replyTo: string, frames: ReceivedFrame[] = socket.frames) =>
  frames.filter(
    ({ type, metadata }) => ['stream_final', 'ai_response', 'ai_error'].includes(type) && metadata.reply_to === replyTo,
  );

async function holdOne(text = QUESTION) {
  const placeholder = await socket.ask(text);
  expect([placeholder.type, placeholder.metadata.response_type]).toEqual(['ai_response', 'needs_parent']);
  const [request] = await pending();
  return { placeholder, request, question: placeholder.metadata.reply_to as string };
}

const afterPlaceholder = (question: string, { metadata }: ReceivedFrame) =>
  socket.has(
    (frame) =>
      frame.metadata.reply_to === question &&
      ['stream_final', 'ai_response'].includes(frame.type) &&
      frame.metadata.message_id !== metadata.message_id,
  );

it('holds a message about an ask-topic: no provider sees it, and guardians are asked at once', async () => {
  const adult = GraphqlSocket.signedIn(starling, parent.accessToken);
  const changes = adult.subscribe('subscription { familyChanged { part childId } }');
  // Operations of a socket begin in order.
  await adult.subscribe('{ me { id } }').ended;
  const { request } = await holdOne();
  await changes.has(({ familyChanged }) => familyChanged.part === 'REQUESTS');
  expect(request).toMatchObject({
    child_id: family.child.id,
    kind: 'topic',
    subject: 'death',
    message: QUESTION,
    state: 'pending',
  });
  const { body: notices } = await rest().get('/notifications', parent.accessToken);
  expect(notices[0]).toMatchObject({ title: 'Mia 1 asks to talk about something', message: 'death' });
  expect(sentToProvider()).not.toContain('hamster');
  await adult.close();
});

it('on yes takes the placeholder away, streams the one answer, and tells the open socket', async () => {
  const { placeholder, request, question } = await holdOne();
  expect((await decide(request.id, { decision: 'once' })).body).toMatchObject({ state: 'once', message: QUESTION });
  const deleted = await socket.has(({ metadata }) => metadata.event === 'message_deleted');
  expect(deleted.metadata.message_id).toBe(placeholder.metadata.message_id);
  const answer = await afterPlaceholder(question, placeholder);
  expect(answer.type).toBe('stream_final');
  expect(socket.replyText()).toBe(answer.content);
  const decided = await socket.has(({ metadata }) => metadata.event === 'request_decided');
  expect([decided.type, decided.metadata.changes]).toEqual(['system_event', { request_id: request.id, state: 'once' }]);
  expect(endingsOf(question)).toHaveLength(2);
  const stored = (await messages()).filter(({ message_role }) => message_role === 'assistant');
  expect(stored.map(({ id }) => id)).toEqual([answer.metadata.message_id]);
  expect(sentToProvider()).toContain('hamster');
  // Another message about it is held again.
  expect((await socket.ask('Do all hamsters die?')).metadata.response_type).toBe('needs_parent');
});

it('holds such messages no more after always', async () => {
  const { request, question, placeholder } = await holdOne();
  await decide(request.id, { decision: 'always' });
  await afterPlaceholder(question, placeholder);
  expect((await socket.ask('Do all hamsters die?')).type).toBe('stream_final');
});

it('on no answers in kind words, and keeps question and answer out of later prompts', async () => {
  const { request, question, placeholder } = await holdOne();
  await decide(request.id, { decision: 'deny', note: 'Let us talk tonight' });
  const answer = await afterPlaceholder(question, placeholder);
  expect([answer.type, answer.metadata.response_type]).toEqual(['ai_response', 'declined']);
  expect(answer.content).toContain('Let us talk tonight');
  expect((await socket.ask('Why is the sky blue?')).type).toBe('stream_final');
  expect(sentToProvider()).toContain('sky');
  expect(sentToProvider()).not.toMatch(/hamster|grown-ups would|asked them/);
});

it('asks, declines and closes a topic in the language of the child', async () => {
  await starling.sql(`UPDATE children SET languages = '{de-AT,en}' WHERE id = $1`, [family.child.id]);
  const { request, question, placeholder } = await holdOne();
  expect(placeholder.content).toBe(
    'Das ist auch eine gute Frage für deine Erwachsenen. Ich habe sie gefragt. Wenn sie Ja sagen, antworte ich gleich hier.',
  );
  await decide(request.id, { decision: 'deny', note: 'Heute Abend' });
  expect((await afterPlaceholder(question, placeholder)).content).toMatch(
    /^Deine Erwachsenen möchten .*\n\nSie haben geschrieben: „Heute Abend“$/,
  );
  expect((await socket.ask('How much money do you have?')).content).toMatch(/^Darüber sprichst du am besten/);
});

it('declines what no one has answered by the end of the day', async () => {
  const { request, question, placeholder } = await holdOne();
  await starling.sql(`UPDATE child_requests SET expires_at = now() WHERE id = $1`, [request.id]);
  const answer = await afterPlaceholder(question, placeholder);
  expect(answer.metadata.response_type).toBe('declined');
  await until(async () => (await rest().get('/requests?state=expired', parent.accessToken)).body.length === 1);
});

it('blocks a topic, and holds a ruled word, in any case', async () => {
  expect((await socket.ask('How much money do you have?')).metadata.response_type).toBe('topic_blocked');
  expect(await pending()).toEqual([]);
  expect((await socket.ask('Is SANTA real?')).metadata.response_type).toBe('needs_parent');
  expect((await pending())[0]).toMatchObject({ subject: 'Santa' });
  expect(sentToProvider()).not.toMatch(/SANTA|much money/);
});

it('gives a safety answer before any rule of topics', async () => {
  const answer = await socket.ask('I want to die. I want to kill myself');
  expect(answer.metadata.response_type).toBe('safety');
  expect(await pending()).toEqual([]);
});

it('answers the messages behind a held one, and the released one after them', async () => {
  const { request, question, placeholder } = await holdOne();
  const other = socket.say('Why is the sky blue?');
  await socket.has(({ metadata }) => metadata.client_message_id === other);
  await decide(request.id, { decision: 'once' });
  await afterPlaceholder(question, placeholder);
  const stored = await until(async () => {
    const all = await messages();
    return all.filter(({ message_role }) => message_role === 'assistant').length === 2 ? all : null;
  });
  expect(stored.filter(({ message_role }) => message_role === 'user')).toHaveLength(2);
  expect(endingsOf(question)).toHaveLength(2);
});

it('shows guardians who see topics only no words of the child', async () => {
  await starling.sql(`UPDATE children SET transcript = 'topics' WHERE id = $1`, [family.child.id]);
  const { request } = await holdOne();
  expect(request).toMatchObject({ subject: 'death', message: null });
  expect((await rest().get('/requests', device.accessToken)).body[0].message).toBe(QUESTION);
});

it('two guardians who decide at once bring one answer', async () => {
  const { request, question, placeholder } = await holdOne();
  const answers = await Promise.all([
    decide(request.id, { decision: 'once' }),
    decide(request.id, { decision: 'deny' }),
    decide(request.id, { decision: 'once' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await afterPlaceholder(question, placeholder);
  const ends = (await messages()).filter(({ message_role }) => message_role === 'assistant');
  expect(ends).toHaveLength(1);
});

it('a reader who comes back after the decision finds the answer and no placeholder', async () => {
  const { request, question, placeholder } = await holdOne();
  const after = placeholder.metadata.message_id as string;
  await socket.close();
  await decide(request.id, { decision: 'once' });
  await until(async () =>
    (await messages()).some(({ id, message_role }) => message_role === 'assistant' && id !== after),
  );
  const { conversationId } = socket;
  socket = await LiveClient.join(starling, { token: device.accessToken, conversationId, after });
  const answer = await socket.has(({ metadata, type }) => type === 'ai_response' && metadata.reply_to === question);
  expect(answer.metadata.is_historical).toBe(true);
  expect(socket.frames.some(({ metadata }) => metadata.event === 'message_deleted')).toBe(true);
});
