import { UNSENT_MAX_BYTES } from '../../contract/limits.js';
import { Backpressure } from './backpressure.js';
import { decode, encodeChunk, encodeEntry } from './bus-message.js';
import { FrameBatch, SharedFrame } from './frame-batch.js';

function frameOf(payload: string): SharedFrame {
  const message = decode(Buffer.from(payload));
  if (message.kind === 'unknown') throw new Error('A frame was expected');
  return SharedFrame.from(message);
}
const chunk = (content: string) => frameOf(encodeChunk('reply', 1, 0, content.length, content));
const ending = frameOf(encodeEntry(2, 'reply', 'the end'));
const textsOf = (batch: FrameBatch) => batch.frames.map(({ bytes }) => bytes.toString());

/** The backpressure of a subscriber that has missed a chunk because of its unsent bytes. */
function slowSubscriber(): Backpressure {
  const backpressure = new Backpressure();
  const chosen = backpressure.choose(new FrameBatch([chunk('missed')]), UNSENT_MAX_BYTES / 2, () => null);
  expect(textsOf(chosen)).toEqual([]);
  return backpressure;
}

describe('a subscriber that has caught up', () => {
  it('gets the reply so far in place of its next chunks', () => {
    const soFar = chunk('all of it');
    expect(textsOf(slowSubscriber().choose(new FrameBatch([chunk('next')]), 0, () => soFar))).toEqual(['all of it']);
  });

  it('gets the ending alone if the reply has ended meanwhile', () => {
    expect(textsOf(slowSubscriber().choose(new FrameBatch([chunk('last'), ending]), 0, () => null))).toEqual([
      'the end',
    ]);
  });
});
