import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ApiError } from '../platform/api-error';
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

/** A service that refuses every call over HTTP, before it has looked at what is asked. */
function refusing(status: number, bodyText: string) {
  const refuse = async () => {
    throw new ServerError(`Received status code ${status}`, { response: new Response(null, { status }), bodyText });
  };
  return createChatApi({ mutate: refuse, query: refuse } as unknown as ApolloClient, 'reader');
}

const LIMITED = JSON.stringify({ errors: [{ message: 'Please wait', extensions: { code: 'RATE_LIMITED' } }] });

it('takes a refusal of the whole call for the answer, in the words of the service', async () => {
  const sent = refusing(429, LIMITED).send(MESSAGE);
  await expect(sent).rejects.toBeInstanceOf(SendRefused);
  await expect(sent).rejects.toThrow('Please wait');
});

it('does not take the page of a proxy for an answer', async () => {
  await expect(refusing(502, '<html>').send(MESSAGE)).rejects.not.toBeInstanceOf(SendRefused);
});

it.each([
  [new ServerError('x', { response: new Response(null, { status: 429 }), bodyText: LIMITED }), '429 Please wait'],
  [new ServerError('x', { response: new Response(null, { status: 502 }), bodyText: '<html>' }), '502 HTTP 502'],
  [new CombinedGraphQLErrors({ errors: [{ message: 'Not now', extensions: { status: 503 } }] }), '503 Not now'],
  [new ApiError(408, 'Request timeout'), '408 Request timeout'],
  [new ApiError(0, 'Network error'), '0 Network error'],
])('says with the HTTP status why the history could not be had', async (error, text) => {
  const query = async () => Promise.reject(error);
  const api = createChatApi({ query } as unknown as ApolloClient, 'reader');
  await expect(api.history('c', null)).rejects.toThrow(`Failed to fetch message history: ${text}`);
});

it.each([429, 502, 503])('takes %i at the start of a conversation for something that passes', async (status) => {
  await expect(refusing(status, '<html>').live.start(new AbortController().signal)).rejects.toMatchObject({
    code: 1006,
  });
});

it('says of a service that is not there what its answer says', async () => {
  await expect(refusing(502, '<html>').send(MESSAGE)).rejects.toThrow('HTTP 502');
});

it('takes a conversation that is not there for one without history', async () => {
  const missing = JSON.stringify({ errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] });
  for (const status of [200, 404]) {
    await expect(refusing(status, missing).history('c', null)).resolves.toEqual({ messages: [], hasMore: false });
  }
});
