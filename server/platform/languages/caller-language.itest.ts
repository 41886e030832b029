import { registerParent } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { graphql } from '../../../test/support/graphql-client.js';
import { LiveClient } from '../../../test/support/live-client.js';
import { useStarling } from '../../../test/support/use-starling.js';

const starling = useStarling();
const NO_CONVERSATION = '/conversations/0190a0a0-0000-7000-8000-000000000000';

const call = (headers: Record<string, string>) => api(starling.url).send('GET', NO_CONVERSATION, { headers });

it.each([
  ['no language', {}, 'Please sign in'],
  ['a language that the product does not speak', { 'Accept-Language': 'fr' }, 'Please sign in'],
  ['German', { 'Accept-Language': 'fr, en;q=0.5, de-AT;q=0.8' }, 'Bitte anmelden'],
  ['Spanish', { 'Accept-Language': 'es-MX' }, 'Inicia sesión'],
])('explains an error to a caller who asks for %s, with the same code', async (_what, headers, message) => {
  const { body } = await call(headers);
  expect(body).toMatchObject({ error: 'unauthorized', message, detail: { message } });
  const { errors } = await graphql(starling, '{ me { id } }', { headers });
  expect(errors).toMatchObject([{ message, extensions: { error: 'unauthorized' } }]);
});

it('prefers the language of the account, over every transport', async () => {
  const { accessToken: token } = await registerParent(starling);
  const choice = await api(starling.url).patch('/users/me', { settings: { language: 'es' } }, token);
  expect(choice.status).toBe(200);
  const headers = { 'Accept-Language': 'de' };
  const message = 'No se encontró la conversación';
  const { body } = await call({ ...headers, Authorization: `Bearer ${token}` });
  expect(body).toMatchObject({ error: 'conversation_not_found', message });
  const query = 'mutation { deleteConversation(id: "0190a0a0-0000-7000-8000-000000000000") }';
  const { errors } = await graphql(starling, query, { token, headers });
  expect(errors).toMatchObject([{ message, extensions: { error: 'conversation_not_found' } }]);
  const client = await LiveClient.join(starling, { token });
  client.socket.send('{"type":');
  expect((await client.next('error')).metadata.error).toEqual({
    code: 'bad_frame',
    message: 'No se pudo leer la trama',
  });
  await client.close();
});
