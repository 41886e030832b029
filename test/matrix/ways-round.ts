import { api } from '../support/api.js';
import { pairDevice } from '../support/devices.js';
import { GraphqlSocket } from '../support/graphql-client.js';
import { SEND, type ShutOutStage } from './shut-out-stage.js';

/** A way round a quiet time that a child, or an older sibling for it, might try. `docs/ways-round.md` lists all of them. */
export interface Way {
  way: string;
  /** What the last try is answered. */
  answer: string;
  try(stage: ShutOutStage): Promise<string>;
}

const QUIET = '403 quiet_hours';
const CLOSED = '1008 quiet_hours';
const LIST = '/conversations';
const starter = (method: string, path: string, body?: unknown) => (stage: ShutOutStage) =>
  stage.rest(method, path, body);
const asChild = (method: string, call: string, body?: unknown) => (stage: ShutOutStage) =>
  stage.rest(method, `/children/${stage.child.id}/${call}`, body);

/** The distinct answers to several tries. */
async function distinct(tries: readonly Promise<string>[]): Promise<string> {
  return [...new Set(await Promise.all(tries))].join(', ');
}

const TOKENS: Way[] = [
  { way: 'An access token from before', answer: QUIET, try: starter('GET', LIST) },
  {
    way: 'A new access token by the refresh token',
    answer: QUIET,
    async try(stage) {
      const { refreshToken } = stage.second;
      const { body } = await api(stage.starling.url).post('/auth/refresh', { refresh_token: refreshToken });
      return stage.rest('GET', LIST, undefined, { token: body.data?.access_token ?? body.access_token });
    },
  },
  {
    way: 'A device that is paired during the quiet time',
    answer: QUIET,
    async try(stage) {
      const { accessToken } = await pairDevice(stage.starling, stage.parent, stage.child);
      return stage.rest('GET', LIST, undefined, { token: accessToken });
    },
  },
  {
    way: 'The access token of the parent who handed the browser over',
    answer: '401 logged_out',
    try: (stage) => stage.rest('GET', LIST, undefined, { token: stage.handedOver.accessToken }),
  },
  {
    way: 'The refresh token of that parent',
    answer: '401 invalid_refresh_token',
    try: (stage) => stage.rest('POST', '/auth/refresh', { refresh_token: stage.handedOver.refreshToken }),
  },
  {
    way: 'No token at all: stories, games and conversations as a guest',
    answer: '401 unauthorized',
    try: (stage) =>
      distinct(
        ['/library/stories', '/library/games', '/library/guides', LIST].map(async (path) => {
          const { status, body } = await api(stage.starling.url).get(path);
          return `${status} ${body.error}`;
        }),
      ),
  },
  {
    way: 'A socket without a token',
    answer: '1008 unauthorized',
    try: (stage) => stage.socket(stage.starling, { token: '' }),
  },
  {
    way: 'The token as a parameter of the address',
    answer: '401 unauthorized',
    try: (stage) =>
      stage.rest(
        'GET',
        `${LIST}?token=${stage.device.accessToken}&access_token=${stage.device.accessToken}`,
        undefined,
        {
          headers: { Authorization: '' },
        },
      ),
  },
];

const REST: Way[] = [
  {
    way: 'The messages of an earlier conversation',
    answer: QUIET,
    try: (s) => s.rest('GET', `${LIST}/${s.conversationId}/messages`),
  },
  { way: 'A search in earlier conversations', answer: QUIET, try: starter('GET', `${LIST}?search=hello`) },
  {
    way: 'The lists of stories, games and guides',
    answer: QUIET,
    try: (s) => distinct(['stories', 'games', 'guides'].map((kind) => s.rest('GET', `/library/${kind}`))),
  },
  {
    way: 'A story, a game and a guide by its address',
    answer: QUIET,
    async try(stage) {
      const slugs = await Promise.all(
        ['stories', 'games', 'guides'].map(async (kind) => {
          const { body } = await api(stage.starling.url).get(`/library/${kind}`, stage.parent.accessToken);
          return `/library/${kind}/${body[0].slug}`;
        }),
      );
      return distinct(slugs.map((path) => stage.rest('GET', path)));
    },
  },
  {
    way: '`HEAD` in place of `GET`',
    answer: '403',
    async try({ starling, device }) {
      const headers = { Authorization: `Bearer ${device.accessToken}` };
      return String((await fetch(`${starling.url}/api/v1${LIST}`, { method: 'HEAD', headers })).status);
    },
  },
  {
    way: 'Other spellings of the address',
    answer: `${QUIET}, 404 not_found`,
    try: (s) =>
      distinct(
        ['/CONVERSATIONS', '/conversations/', '/%63onversations', '/conversations?limit=1&limit=2'].map((path) =>
          s.rest('GET', path),
        ),
      ),
  },
  {
    way: 'Headers that name another account, role, method, address, time or zone',
    answer: QUIET,
    try: (s) =>
      s.rest('GET', LIST, undefined, {
        headers: {
          ...{ 'X-User-Id': s.parent.user.id, 'X-Role': 'parent', 'X-HTTP-Method-Override': 'OPTIONS' },
          ...{ 'X-Forwarded-For': '127.0.0.1', 'X-Original-URL': '/api/v1/users/me', Forwarded: 'for=127.0.0.1' },
          ...{
            Date: 'Tue, 24 Nov 2026 12:00:00 GMT',
            'X-Time-Zone': 'Pacific/Kiritimati',
            'Time-Zone': 'Pacific/Kiritimati',
          },
        },
      }),
  },
  {
    way: 'Minutes of a story, counted by hand',
    answer: QUIET,
    try: starter('POST', '/devices/me/activity', { kind: 'story' }),
  },
  {
    way: 'An edit of an earlier message, to be answered again',
    answer: QUIET,
    try: (s) => s.rest('PATCH', `${LIST}/${s.conversationId}/messages/${s.message.id}`, { content: 'And now?' }),
  },
  {
    way: 'The conversation of a sibling by its id',
    answer: QUIET,
    try: (s) => s.rest('GET', `${LIST}/${s.sibling.conversationId}/messages`),
  },
  { way: 'Its own conversation by the call for guardians', answer: QUIET, try: asChild('GET', 'conversations') },
  { way: 'The export of its account', answer: QUIET, try: starter('GET', '/users/me/export') },
];

const RULES: Way[] = [
  {
    way: 'Another time zone in its account',
    answer: QUIET,
    try: starter('PATCH', '/users/me', { settings: { time_zone: 'Pacific/Kiritimati' } }),
  },
  {
    way: 'Another time zone in its profile',
    answer: QUIET,
    try: (s) => s.rest('PATCH', `/children/${s.child.id}`, { time_zone: 'Pacific/Kiritimati' }),
  },
  { way: 'Other rules', answer: QUIET, try: asChild('PATCH', 'controls', { version: 2, windows: [] }) },
  {
    way: 'Minutes that it grants itself',
    answer: QUIET,
    try: asChild('POST', 'grants', { kind: 'minutes', minutes: 60 }),
  },
  { way: 'The end of its own pause', answer: QUIET, try: asChild('DELETE', 'pause') },
  { way: 'A state at another instant', answer: QUIET, try: asChild('GET', 'state?at=2026-11-25T12:00:00Z') },
  {
    way: 'A hand-over of the device by the child',
    answer: QUIET,
    try: (s) => s.rest('POST', '/devices/handover', { child_id: s.sibling.child.id, name: 'Mine' }),
  },
  {
    way: 'A switch to a sibling who is not on the device',
    answer: '404 child_not_found',
    try: (s) => s.rest('POST', '/devices/switch', { child_id: s.sibling.child.id }),
  },
  {
    way: 'The way out with a guessed PIN',
    answer: '403 wrong_pin, 429 pin_locked',
    async try(stage) {
      const answers = new Set<string>();
      for (let pin = 0; pin < 7; pin += 1)
        answers.add(await stage.rest('POST', '/devices/leave', { pin: `100${pin}` }));
      return [...answers].join(', ');
    },
  },
];

const GRAPHQL: Way[] = [
  {
    way: 'Its conversations over GraphQL',
    answer: 'quiet_hours',
    try: (s) => s.graphql('{ conversations { total } }'),
  },
  { way: 'A message over GraphQL', answer: 'quiet_hours', try: (s) => s.graphql(SEND, s.input()) },
  {
    way: 'An earlier message again, with the same id',
    answer: 'quiet_hours',
    try: (s) => s.graphql(SEND, s.input(s.message.clientId)),
  },
  {
    way: 'A new conversation',
    answer: 'quiet_hours',
    try: (s) => s.graphql('mutation { startConversation { conversationId } }'),
  },
  {
    way: 'A forbidden field beside one that is open',
    answer: 'quiet_hours',
    try: (s) => s.graphql('{ me { id } ownDevice { id } conversations { total } }'),
  },
  {
    way: 'Fifteen messages in one request by aliases',
    answer: 'quiet_hours',
    try: (s) =>
      s.graphql(
        `mutation ($input: SendMessageInput!) { ${Array.from({ length: 15 }, (_, n) => `m${n}: sendMessage(input: $input) { id }`).join(' ')} }`,
        s.input(),
      ),
  },
  {
    way: 'A batch of ten requests',
    answer: 'quiet_hours',
    async try(s) {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${s.device.accessToken}` };
      const body = JSON.stringify(Array.from({ length: 10 }, () => ({ query: SEND, variables: s.input() })));
      const answers = (await (await fetch(`${s.starling.url}/graphql`, { method: 'POST', headers, body })).json()) as {
        errors: { extensions: { error: string } }[];
      }[];
      return [...new Set(answers.map(({ errors }) => errors[0]!.extensions.error))].join(', ');
    },
  },
  {
    way: 'GraphQL by `GET`',
    answer: '400',
    try: async ({ starling, device }) => {
      const query = encodeURIComponent('mutation { startConversation { conversationId } }');
      const headers = { Authorization: `Bearer ${device.accessToken}` };
      return String((await fetch(`${starling.url}/graphql?query=${query}`, { headers })).status);
    },
  },
];

const SOCKETS: Way[] = [
  { way: 'A new socket', answer: CLOSED, try: (s) => s.socket() },
  { way: 'A socket at another node', answer: CLOSED, try: (s) => s.socket(s.other) },
  {
    way: 'A socket to an earlier conversation, for what came after a message',
    answer: CLOSED,
    try: (s) => s.socket(s.starling, { conversationId: s.conversationId, after: s.message.id }),
  },
  {
    way: 'A socket to the conversation of a sibling',
    answer: CLOSED,
    try: (s) => s.socket(s.starling, { conversationId: s.sibling.conversationId }),
  },
  {
    way: 'A hundred sockets at once',
    answer: CLOSED,
    try: (s) => distinct(Array.from({ length: 100 }, () => s.socket())),
  },
  {
    way: 'A socket that was open before',
    answer: CLOSED,
    async try({ opened: { socket } }) {
      const { code, reason } = await socket.untilClosed();
      return `${code} ${reason}`;
    },
  },
  {
    way: 'A subscription to a conversation, and one to the list, that were open before',
    answer: 'both ended',
    async try({ opened: { frames, lists } }) {
      await Promise.all([frames.ended, lists.ended]);
      return 'both ended';
    },
  },
  {
    way: 'A new subscription to a conversation',
    answer: 'quiet_hours',
    try: (s) =>
      overSocket(s, 'subscription ($id: ID!) { liveFrames(conversationId: $id) { type } }', { id: s.conversationId }),
  },
  {
    way: 'A message over the socket of subscriptions',
    answer: 'quiet_hours',
    try: (s) => overSocket(s, SEND, s.input()),
  },
];

async function overSocket(stage: ShutOutStage, query: string, variables: Record<string, unknown>): Promise<string> {
  const connection = GraphqlSocket.signedIn(stage.starling, stage.device.accessToken);
  const { errors, ended } = connection.subscribe(query, variables);
  await ended;
  await connection.close();
  return errors[0]?.extensions.error ?? 'done';
}

export const WAYS_ROUND: readonly Way[] = [...SOCKETS, ...TOKENS, ...REST, ...RULES, ...GRAPHQL];
