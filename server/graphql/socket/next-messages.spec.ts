import { NextMessages } from './next-messages.js';

/** The payloads of unmasked text frames, by RFC 6455 §5.2. */
function payloadsOf(frames: Buffer): string[] {
  const payloads: string[] = [];
  for (let offset = 0; offset < frames.length; ) {
    expect(frames[offset]).toBe(0x81);
    const short = frames[offset + 1]!;
    let start = offset + 2;
    let length = short;
    if (short === 126) {
      length = frames.readUInt16BE(start);
      start += 2;
    } else if (short === 127) {
      length = Number(frames.readBigUInt64BE(start));
      start += 8;
    }
    payloads.push(frames.toString('utf8', start, start + length));
    offset = start + length;
  }
  return payloads;
}

const idOf = (id: string): [string, number] => [JSON.stringify(id), Buffer.byteLength(JSON.stringify(id))];

describe('NextMessages', () => {
  const results = ['short', 'ü'.repeat(500), 'long'.repeat(20_000)].map((text) => ({ data: { text } }));
  let messages: NextMessages;
  beforeEach(() => {
    messages = new NextMessages(results.map((result) => JSON.stringify(result)));
  });

  it.each(['1', '2', 'an id', 'quoted "ü"', '11111111-1111-4111-8111-111111111111'])(
    'carry the subscription id %j and every result',
    (id) => {
      messages.framesFor(...idOf('x'.repeat(id.length)));
      expect(payloadsOf(messages.framesFor(...idOf(id)))).toEqual(
        results.map((payload) => JSON.stringify({ id, type: 'next', payload })),
      );
    },
  );

  it('reuses the bytes of an id and leaves them unchanged for another one', () => {
    const first = messages.framesFor(...idOf('a'));
    expect(messages.framesFor(...idOf('a'))).toBe(first);
    const before = Buffer.from(first);
    expect(messages.framesFor(...idOf('b'))).not.toBe(first);
    expect(first.equals(before)).toBe(true);
  });
});
