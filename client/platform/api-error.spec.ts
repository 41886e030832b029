import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ApiError, graphqlErrorOf, messageOf, requestIdOf } from './api-error';

const APOLLO = 'Response not successful: Received status code';

/** What Apollo throws if the service, or a proxy before it, refuses the whole call. */
function refusal(status: number, body: unknown): ServerError {
  const bodyText = typeof body === 'string' ? body : JSON.stringify(body);
  return new ServerError(`${APOLLO} ${status}`, { response: new Response(null, { status }), bodyText });
}

const limited = refusal(429, {
  errors: [
    {
      message: 'Too many requests. Please wait a moment',
      extensions: { code: 'RATE_LIMITED', error: 'rate_limited', requestId: 'r-1' },
    },
  ],
});

describe('the message of a GraphQL call that is refused over HTTP', () => {
  it('is the message of the GraphQL error in the body', () => {
    expect(messageOf(limited, 'Failed to load conversations')).toBe('Too many requests. Please wait a moment');
    expect(requestIdOf(limited)).toBe('r-1');
    expect(graphqlErrorOf(limited)?.extensions?.['code']).toBe('RATE_LIMITED');
  });

  it('is the message of a body like that of REST', () => {
    const tooLarge = refusal(413, { error: 'payload_too_large', message: 'The body is too large', request_id: 'r-2' });
    expect(messageOf(tooLarge)).toBe('The body is too large');
    expect(requestIdOf(tooLarge)).toBe('r-2');
  });

  it.each([
    ['the error page of a proxy', '<html><h1>Bad Gateway</h1></html>'],
    ['empty', ''],
    ['without a message', {}],
    ['a JSON string', '"x"'],
  ])('is the status if the body is %s', (_name, body) => {
    expect(messageOf(refusal(502, body))).toBe('HTTP 502');
    expect(requestIdOf(refusal(502, body))).toBeNull();
  });

  it('is the status if the response cannot be parsed', () => {
    const unread = new ServerParseError(new SyntaxError('Unexpected token <'), {
      response: new Response(null, { status: 200 }),
      bodyText: '<html>',
    });
    expect(messageOf(unread)).toBe('HTTP 200');
  });
});

describe('the message of an error', () => {
  it.each([
    ['of an API error', new ApiError(404, 'Conversation not found'), 'Conversation not found'],
    ['of a GraphQL error', new CombinedGraphQLErrors({ errors: [{ message: 'Not found' }] }), 'Not found'],
    ['of a GraphQL error without a message', new CombinedGraphQLErrors({ errors: [{ message: '' }] }), 'Otherwise'],
    ['of an error without a message', new Error(''), 'Otherwise'],
    ['of a value that is no error', 'text', 'Otherwise'],
  ])('%s is %j', (_name, error, text) => {
    expect(messageOf(error, 'Otherwise')).toBe(text);
  });
});

it.each([
  ['an API error', new ApiError(500, 'x', { request_id: 'r-3' }), 'r-3'],
  [
    'a GraphQL error',
    new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { requestId: 'r-4' } }] }),
    'r-4',
  ],
  ['anything else', new Error('x'), null],
  ['nothing', null, null],
])('the request id of %s', (_name, error, id) => {
  expect(requestIdOf(error)).toBe(id);
});
