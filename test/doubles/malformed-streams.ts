/** Streams of careless, hostile or unusual providers, each with the outcomes that are allowed. */

export interface MalformedStream {
  name: string;
  /** The written bytes, one network packet each. */
  chunks: Buffer[];
  /** The whole reply, or null if the reader must report a fault. */
  text: string | null;
  /** True if a fault follows the text. */
  breaksOff?: boolean;
}

/** The JSON of one event with a chunk of text. */
export function delta(content: unknown, more: object = {}): string {
  return JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null, ...more }] });
}

const event = (data: string, lineEnd = '\n'): string => `data: ${data}${lineEnd}${lineEnd}`;
const DONE = event('[DONE]');
const hello = [delta('Hel'), delta('lo')];
const helloEvents = hello.map((data) => event(data)).join('');

const whole = (text: string): Buffer[] => [Buffer.from(text)];
const byteByByte = (text: string): Buffer[] => [...Buffer.from(text)].map((byte) => Buffer.from([byte]));
/** Splits the bytes at these positions. */
function cutAt(text: string, ...positions: number[]): Buffer[] {
  const bytes = Buffer.from(text);
  return [0, ...positions].map((from, index) => bytes.subarray(from, positions[index] ?? bytes.length));
}

const stream = (name: string, chunks: Buffer[], text: string | null, breaksOff = false): MalformedStream => ({
  name,
  chunks,
  text,
  ...(breaksOff ? { breaksOff } : {}),
});

const starAt = Buffer.from(event(delta('a')) + event(delta('⭐'))).indexOf(0xe2);
const pandaAt = Buffer.from(event(delta('🐼'))).indexOf(0xf0);

export const MALFORMED_STREAMS: readonly MalformedStream[] = [
  stream('line-feeds', whole(helloEvents + DONE), 'Hello'),
  stream('carriage-returns', whole((helloEvents + DONE).replaceAll('\n', '\r')), 'Hello'),
  stream('crlf', whole((helloEvents + DONE).replaceAll('\n', '\r\n')), 'Hello'),
  stream('mixed-line-ends', whole(`data: ${hello[0]}\r\n\ndata: ${hello[1]}\n\r\n${event('[DONE]', '\r')}`), 'Hello'),
  stream(
    'crlf-split-between-its-halves',
    cutAt(`data: ${hello[0]}\r\n\r\ndata: ${hello[1]}\r\n\r\n`, 7 + hello[0]!.length),
    'Hello',
  ),
  stream('byte-order-mark', whole(`\uFEFF${helloEvents}${DONE}`), 'Hello'),
  stream('byte-order-mark-in-pieces', byteByByte(`\uFEFF${helloEvents}${DONE}`), 'Hello'),
  stream('comments', whole(`: ping\n\n${helloEvents.replace('\n\n', '\n\n:\n: another\n\n')}${DONE}`), 'Hello'),
  stream('comments-alone', whole(': ping\n\n: ping\n\n'), null),
  stream('comment-within-an-event', whole(`data: ${delta('Hello').slice(0, 9)}\n: hm\ndata: x\n\n`), null),
  stream('long-comment', whole(`: ${'x'.repeat(2_000_000)}\n\n${helloEvents}${DONE}`), 'Hello'),
  stream('byte-by-byte', byteByByte(helloEvents + DONE), 'Hello'),
  stream('character-over-two-chunks', cutAt(event(delta('a')) + event(delta('⭐')) + DONE, starAt + 1), 'a⭐'),
  stream(
    'character-over-three-chunks',
    cutAt(event(delta('a')) + event(delta('⭐')) + DONE, starAt + 1, starAt + 2),
    'a⭐',
  ),
  stream('emoji-over-four-chunks', cutAt(event(delta('🐼')) + DONE, pandaAt + 1, pandaAt + 2, pandaAt + 3), '🐼'),
  stream(
    'pair-over-two-events',
    whole(
      event('{"choices":[{"delta":{"content":"\\ud83d"}}]}') +
        event('{"choices":[{"delta":{"content":"\\udc3c!"}}]}') +
        DONE,
    ),
    '🐼!',
  ),
  stream('half-a-pair-at-the-end', whole(event('{"choices":[{"delta":{"content":"a\\ud83d"}}]}') + DONE), 'a\uFFFD'),
  stream('half-a-pair-within', whole(event('{"choices":[{"delta":{"content":"a\\ud83db"}}]}') + DONE), 'a\uFFFDb'),
  stream(
    'invalid-utf-8',
    [Buffer.from('data: {"choices":[{"delta":{"content":"a'), Buffer.from([0xff, 0xfe]), Buffer.from('b"}}]}\n\n')],
    'a\uFFFD\uFFFDb',
  ),
  stream('nul-characters', whole(event(delta('a\u0000b')) + DONE), 'ab'),
  stream('two-events-in-one-packet', whole(helloEvents), 'Hello'),
  stream('data-over-two-lines', whole(`data: {"choices":[{"delta":\ndata: {"content":"Hello"}}]}\n\n${DONE}`), 'Hello'),
  stream(
    'no-space-behind-the-colon',
    whole(`${hello.map((data) => `data:${data}\n\n`).join('')}data:[DONE]\n\n`),
    'Hello',
  ),
  stream(
    'other-fields',
    whole(`event: message\nid: 7\nretry: 10\ndata: ${hello[0]}\n\nfoo: bar\ndata: ${hello[1]}\n\n${DONE}`),
    'Hello',
  ),
  stream('null-choices', whole(event('{"choices":null}') + helloEvents + DONE), 'Hello'),
  stream('absent-choices', whole(event('{"id":"x"}') + helloEvents + event('{}') + DONE), 'Hello'),
  stream('empty-choices', whole(event('{"choices":[]}') + helloEvents + DONE), 'Hello'),
  stream(
    'null-choice-and-null-delta',
    whole(event('{"choices":[null]}') + event('{"choices":[{"delta":null}]}') + helloEvents + DONE),
    'Hello',
  ),
  stream(
    'role-only',
    whole(event('{"choices":[{"delta":{"role":"assistant","content":null}}]}') + helloEvents + DONE),
    'Hello',
  ),
  stream('usage-only', whole(helloEvents + event('{"choices":[],"usage":{"total_tokens":9}}') + DONE), 'Hello'),
  stream(
    'role-and-usage-but-no-text',
    whole(event('{"choices":[{"delta":{"role":"assistant"}}]}') + event('{"choices":[],"usage":{}}') + DONE),
    null,
  ),
  stream(
    'content-that-is-no-text',
    whole(event(delta(7)) + event(delta(['x'])) + event(delta({ a: 1 })) + helloEvents + DONE),
    'Hello',
  ),
  stream('no-done', whole(helloEvents), 'Hello'),
  stream('double-done', whole(helloEvents + DONE + DONE), 'Hello'),
  stream('data-behind-done', whole(helloEvents + DONE + event(delta('no'))), 'Hello'),
  stream('unfinished-event-at-the-end', whole(`${helloEvents}data: ${delta('no')}`), 'Hello'),
  stream('no-json', whole(event('{oops') + helloEvents + DONE), null),
  stream('no-json-behind-text', whole(helloEvents + event('<html>') + DONE), 'Hello', true),
  stream(
    'json-that-is-no-object',
    whole(event('7') + event('null') + event('"x"') + event('[]') + helloEvents + DONE),
    'Hello',
  ),
  stream('error-event', whole(event('{"error":{"message":"secret detail"}}')), null),
  stream('line-over-a-megabyte', whole(event(delta('x'.repeat(1_200_000))) + DONE), null),
  stream(
    'ten-thousand-characters',
    whole(
      'abcdefghij'
        .repeat(1_000)
        .split('')
        .map((letter) => event(delta(letter)))
        .join('') + DONE,
    ),
    'abcdefghij'.repeat(1_000),
  ),
  stream('plain-text', whole('Hello, how are you?\n\n'), null),
];
