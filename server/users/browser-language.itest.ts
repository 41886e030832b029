import { registerParent, signInAgain, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { pairDevice } from '../../test/support/devices.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();

/** Posts as a browser that prefers these languages; its screen is in another one. */
async function callIn(languages: string, path: string, body: object) {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': 'en',
    'X-Browser-Languages': languages,
  };
  const answer = await api(starling.url).send('POST', path, { headers, body: JSON.stringify(body) });
  expect([200, 201]).toContain(answer.status);
  return answer.body.data ?? answer.body;
}

/** How the answer to an unsafe message begins. */
async function safetyAnswer(token: string): Promise<string> {
  const client = await LiveClient.join(starling, { token });
  const { content, metadata } = await client.ask('I want to kill myself');
  expect(metadata.response_type).toBe('safety');
  await client.close();
  return content.split('. ')[0]!;
}

const [ENGLISH, GERMAN, SPANISH] = [
  'Thank you for telling me',
  'Danke, dass Sie mir das sagen',
  'Gracias por contármelo',
];

it('is that of the texts to a grown-up who has chosen none, and follows the browser', async () => {
  const account = await registerParent(starling);
  expect(await safetyAnswer(account.accessToken)).toBe(ENGLISH);
  const { refresh_token } = await callIn('fr,es-MX,en', '/auth/login', {
    username: account.email,
    password: TEST_PASSWORD,
  });
  expect(await safetyAnswer(account.accessToken)).toBe(SPANISH);
  const { access_token: token } = await callIn('de', '/auth/refresh', { refresh_token });
  expect(await safetyAnswer(token)).toBe(GERMAN);
  // Neither a browser without a language that the product speaks nor one without any takes it away.
  await callIn('fr', '/auth/login', { username: account.email, password: TEST_PASSWORD });
  await signInAgain(starling, account);
  expect(await safetyAnswer(token)).toBe(GERMAN);
  const { body } = await api(starling.url).get('/users/me/export', token);
  expect(body.user.browser_language).toBe('de');
});

it('is that of `Accept-Language` for a caller that names no other', async () => {
  const { accessToken: token, email } = await registerParent(starling);
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'de-AT, en;q=0.5' };
  const body = JSON.stringify({ username: email, password: TEST_PASSWORD });
  expect((await api(starling.url).send('POST', '/auth/login', { headers, body })).status).toBe(200);
  expect(await safetyAnswer(token)).toBe(GERMAN);
});

it('gives way to the chosen language', async () => {
  const { accessToken: token, email } = await registerParent(starling);
  await callIn('de', '/auth/login', { username: email, password: TEST_PASSWORD });
  await api(starling.url).patch('/users/me', { settings: { language: 'es' } }, token);
  expect(await safetyAnswer(token)).toBe(SPANISH);
});

it('is known from the registration on, and not kept for children, whose guardians choose', async () => {
  const email = 'new-parent@starling.test';
  const { access_token: token } = await callIn('de', '/auth/register', { email, password: TEST_PASSWORD });
  expect(await safetyAnswer(token)).toBe(GERMAN);
  const headers = {
    'Content-Type': 'application/json',
    'X-Browser-Languages': 'de',
    Authorization: `Bearer ${token}`,
  };
  const look = { nickname: 'Mia', avatar: 'owl', colour: 'teal', age_band: '6_9' };
  const consent = { text_version: '1', agreed: true };
  const profile = JSON.stringify({ ...look, time_zone: 'Europe/Berlin', consent });
  const { status, body: child } = await api(starling.url).send('POST', '/children', { headers, body: profile });
  expect(status).toBe(201);
  const { refreshToken } = await pairDevice(starling, { accessToken: token }, child);
  await callIn('de', '/auth/refresh', { refresh_token: refreshToken });
  const [account] = await starling.sql(
    'SELECT u.browser_language AS language FROM users u JOIN children c ON c.user_id = u.id WHERE c.id = $1',
    [child.id],
  );
  expect(account).toEqual({ language: null });
});
