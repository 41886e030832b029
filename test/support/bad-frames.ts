import { type RawFrame, rawFrame } from './raw-socket.js';

/** A number from 0 up to 1. */
export type Random = () => number;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const oneOf = <T>(random: Random, values: readonly T[]): T => values[below(random, values.length)]!;
const bytes = (random: Random, length: number): Buffer => Buffer.from(Array.from({ length }, () => below(random, 256)));

/** Random bytes, as binary frames and as text frames. */
export function randomFrame(random: Random): string | Buffer {
  const noise = bytes(random, below(random, 300));
  return random() < 0.5 ? noise : `~${noise.toString('latin1')}`;
}

const goodFrames = (random: Random, conversationId: string): Record<string, unknown>[] => [
  {
    type: 'message',
    content: 'Never to be stored',
    conversation_id: conversationId,
    metadata: { message_id: `c-${below(random, 1e9)}`, timestamp: '2026-01-01T00:00:00.000Z' },
  },
  { type: 'typing', content: '', metadata: { is_typing: true } },
  { type: 'stop_streaming', content: 'STOP_STREAMING', conversation_id: conversationId, metadata: {} },
  { type: 'read', metadata: { message_id: '0198c1f0-0000-7000-8000-000000000000' } },
  { type: 'ping', content: '', metadata: null },
];

/** Ways to damage the text of a good frame. None of them leaves valid JSON. */
const SPOILERS: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, below(random, text.length)),
  (text, random) => text.slice(1 + below(random, text.length - 1)),
  (text, random) => insert(text, random, String.fromCharCode(oneOf(random, [0, 1, 7, 8, 11, 12, 14, 27, 31]))),
  (text, random) => `${text}${oneOf(random, ['}', ']', ',', '{', 'x', text])}`,
  (text, random) => {
    const quotes = [...text.matchAll(/"/g)].map(({ index }) => index);
    const at = oneOf(random, quotes);
    return text.slice(0, at) + text.slice(at + 1);
  },
  (text) => text.replace(/:/, '='),
  (text) => text.replaceAll('"', "'"),
  (text) => `\ufeff${text}`,
];

function insert(text: string, random: Random, what: string): string {
  const at = below(random, text.length + 1);
  return text.slice(0, at) + what + text.slice(at);
}

/** A good frame that was damaged in transit. */
export function mutatedFrame(random: Random, conversationId: string): string {
  return oneOf(random, SPOILERS)(JSON.stringify(oneOf(random, goodFrames(random, conversationId))), random);
}

const FOREIGN_ID = '0198c1f0-0000-7000-8000-00000000000f';
const NO_TEXT: readonly unknown[] = [7, -0, 1e308, true, [], ['a'], {}, { toString: 'x' }, [[[]]]];
const NO_OBJECT: readonly unknown[] = ['{}', 7, true, [], [{}]];
const NO_ID: readonly unknown[] = [...NO_TEXT, null, '', 'c'.repeat(65), undefined];

/** Valid JSON that has the shape of no frame. */
export function confusedFrame(random: Random, conversationId: string): string {
  const [message, typing, stop, read, ping] = goodFrames(random, conversationId) as [
    Record<string, unknown>,
    ...Record<string, unknown>[],
  ];
  const frame = oneOf<() => unknown>(random, [
    () => oneOf(random, [null, 7, 'ping', true, [], [ping], {}, [[message]]]),
    () => ({
      ...ping,
      type: oneOf(random, [...NO_TEXT, null, '', 'PING', 'ping ', 'toString', '__proto__', 'welcome']),
    }),
    () => ({
      ...message,
      type: oneOf(random, ['assistant_delta', 'stream_final', 'user_message', 'error', 'history']),
    }),
    () => ({ ...message, content: oneOf(random, [...NO_TEXT, null, undefined]) }),
    () => ({ ...message, metadata: oneOf(random, [...NO_OBJECT, null, undefined]) }),
    () => ({ ...message, metadata: { message_id: oneOf(random, NO_ID) } }),
    () => ({ ...message, conversation_id: oneOf(random, [...NO_TEXT, FOREIGN_ID, `${conversationId} `]) }),
    () => ({ ...stop, metadata: { conversation_id: oneOf(random, [...NO_TEXT, FOREIGN_ID]) } }),
    () => ({ ...typing, metadata: { is_typing: oneOf(random, [0, 1, 'true', null, undefined, [], {}]) } }),
    () => ({
      ...read,
      metadata: { message_id: oneOf(random, [...NO_TEXT, null, '', 'seven', conversationId.slice(1)]) },
    }),
    () => ({ type: 'auth', content: oneOf(random, [...NO_TEXT, null, undefined]) }),
  ])();
  return JSON.stringify(frame);
}

/** Bytes that violate RFC 6455, and the close code that the server must send. */
interface ProtocolBreak {
  what: string;
  bytes: Buffer;
  code: number;
}

const PROTOCOL_ERROR = 1002;
const INVALID_TEXT = 1007;
const TOO_BIG = 1009;
const [CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10];
const CONTROL = [CLOSE, PING, PONG] as const;
const INVALID_UTF8 = ['80', 'ff', 'c080', 'c3', 'c328', 'e28028', 'eda080', 'f0288cbc', 'f4908080', 'f8888080'];
const BAD_CLOSE_CODES = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535];
const ping = Buffer.from('{"type":"ping"}');

const closePayload = (code: number, reason = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(2);
  head.writeUInt16BE(code);
  return Buffer.concat([head, reason]);
};
const invalidText = (random: Random): Buffer => {
  const at = below(random, ping.length + 1);
  const broken = Buffer.from(oneOf(random, INVALID_UTF8), 'hex');
  return Buffer.concat([ping.subarray(0, at), broken, Buffer.from('.'), ping.subarray(at)]);
};

const BREAKS: readonly ((random: Random) => [string, number, ...RawFrame[]])[] = [
  (random) => {
    const opcode = oneOf(random, [TEXT, BINARY, ...CONTROL]);
    return ['reserved bits', PROTOCOL_ERROR, { opcode, reserved: 1 + below(random, 7), payload: ping }];
  },
  (random) => {
    const opcode = oneOf(random, [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]);
    return ['a reserved opcode', PROTOCOL_ERROR, { opcode, payload: bytes(random, below(random, 100)) }];
  },
  (random) => {
    const opcode = oneOf(random, [TEXT, BINARY, ...CONTROL]);
    return ['no mask', PROTOCOL_ERROR, { opcode, masked: false, payload: ping }];
  },
  (random) => ['a control frame in pieces', PROTOCOL_ERROR, { opcode: oneOf(random, CONTROL), fin: false }],
  (random) => {
    const payload = bytes(random, 126 + below(random, 400));
    return ['a long control frame', PROTOCOL_ERROR, { opcode: oneOf(random, CONTROL), payload }];
  },
  () => ['a continuation of nothing', PROTOCOL_ERROR, { opcode: CONTINUATION, payload: ping }],
  (random) => [
    'a message within a message',
    PROTOCOL_ERROR,
    { opcode: TEXT, fin: false, payload: ping },
    { opcode: oneOf(random, [TEXT, BINARY]), payload: ping },
  ],
  (random) => {
    const code = oneOf(random, BAD_CLOSE_CODES);
    return ['a bad close code', PROTOCOL_ERROR, { opcode: CLOSE, payload: closePayload(code) }];
  },
  (random) => ['half a close code', PROTOCOL_ERROR, { opcode: CLOSE, payload: bytes(random, 1) }],
  (random) => {
    const payload = closePayload(1000, Buffer.from(oneOf(random, INVALID_UTF8), 'hex'));
    return ['a close reason that is no text', INVALID_TEXT, { opcode: CLOSE, payload }];
  },
  (random) => ['a text that is none', INVALID_TEXT, { opcode: TEXT, payload: invalidText(random) }],
  (random) => {
    const payload = invalidText(random);
    const cut = below(random, payload.length);
    return [
      'a text in pieces that is none',
      INVALID_TEXT,
      { opcode: TEXT, fin: false, payload: payload.subarray(0, cut) },
      { opcode: CONTINUATION, payload: payload.subarray(cut) },
    ];
  },
  (random) => {
    const declaredLength = oneOf(random, [65_537n, 1n << 20n, 100n << 20n, 1n << 32n, 1n << 53n, (1n << 63n) - 1n]);
    return ['a length beyond the limit', TOO_BIG, { opcode: oneOf(random, [TEXT, BINARY]), declaredLength }];
  },
];

/** A random frame that no client may send. */
export function protocolBreak(random: Random): ProtocolBreak {
  const [what, code, ...frames] = oneOf(random, BREAKS)(random);
  return { what, code, bytes: Buffer.concat(frames.map(rawFrame)) };
}
