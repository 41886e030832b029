import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ApiError } from '../../platform/api-error';
import { SendRefused } from './outbox';
import { createChatApi } from './server-chat-api';

const MESSAGE = {
  conversationId: 'c',
  content: 'Hello',
  clientMessageId: 'm',
  writtenAt: '2026-11-01T08:00:00Z',
  state: 'sending',
  problem: null,
} as const;

/** A server that refuses every call over HTTP, whatever its body. */
function refusing(status: number, bodyText: string) {
  const refuse = async () => {
    throw new ServerError(`Received status code ${status}`, { response: new Response(null, { status }), bodyText });
  };
  return createChatApi({ mutate: refuse, query: refuse } as unknown as ApolloClient, 'reader');
}

const LIMITED = JSON.stringify({ errors: [{ message: 'Please wait', extensions: { code: 'RATE_LIMITED' } }] });

it("a refusal of the whole call counts as a refusal of the message, with the server's text", async () => {
  const sent = refusing(429, LIMITED).send(MESSAGE);
  await expect(sent).rejects.toBeInstanceOf(SendRefused);
  await expect(sent).rejects.toThrow('Please wait');
});

it('the error page of a proxy does not count as a refusal', async () => {
  await expect(refusing(502, '<html>').send(MESSAGE)).rejects.not.toBeInstanceOf(SendRefused);
});

it.each([
  [new ServerError('x', { response: new Response(null, { status: 429 }), bodyText: LIMITED }), '429 Please wait'],
  [new ServerError('x', { response: new Response(null, { status: 502 }), bodyText: '<html>' }), '502 HTTP 502'],
  [new CombinedGraphQLErrors({ errors: [{ message: 'Not now', extensions: { status: 503 } }] }), '503 Not now'],
  [new ApiError(408, 'Request timeout'), '408 Request timeout'],
  [new ApiError(0, 'Network error'), '0 Network error'],
])('a failed history names the HTTP status and the reason', async (error, text) => {
  const query = async () => Promise.reject(error);
  const api = createChatApi({ query } as unknown as ApolloClient, 'reader');
  await expect(api.history('c', null)).rejects.toThrow(`Failed to fetch message history: ${text}`);
});

it.each([429, 502, 503])(
  'a status of %i at the start of a conversation counts as a lost connection',
  async (status) => {
    await expect(refusing(status, '<html>').live.start(new AbortController().signal)).rejects.toMatchObject({
      code: 1006,
    });
  },
);

it('a call to an unavailable server fails with its HTTP status', async () => {
  await expect(refusing(502, '<html>').send(MESSAGE)).rejects.toThrow('HTTP 502');
});

it('a missing conversation has an empty history', async () => {
  const missing = JSON.stringify({ errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] });
  for (const status of [200, 404]) {
    await expect(refusing(status, missing).history('c', null)).resolves.toEqual({ messages: [], hasMore: false });
  }
});
