import { UNSENT_MAX_BYTES } from '../../../contract/limits.js';
import { decode, encodeDelta, encodeStored } from './bus-message.js';
import { FrameBatch, SharedFrame } from './reader.js';
import { ReaderPace } from './reader-pace.js';

function frameOf(payload: string): SharedFrame {
  const message = decode(Buffer.from(payload));
  if (message.kind === 'unknown') throw new Error('A frame was expected');
  return SharedFrame.from(message);
}
const piece = (content: string) => frameOf(encodeDelta('reply', 1, 0, content.length, content));
const ending = frameOf(encodeStored(2, 'reply', 'the end'));
const textsOf = (batch: FrameBatch) => batch.frames.map(({ bytes }) => bytes.toString());

/** A reader that has so much unsent that it was spared a piece. */
function slowReader(): ReaderPace {
  const pace = new ReaderPace();
  expect(textsOf(pace.choose(new FrameBatch([piece('spared')]), UNSENT_MAX_BYTES / 2, () => null))).toEqual([]);
  return pace;
}

describe('a reader that has caught up', () => {
  it('gets the reply so far in place of its next pieces', () => {
    const soFar = piece('all of it');
    expect(textsOf(slowReader().choose(new FrameBatch([piece('next')]), 0, () => soFar))).toEqual(['all of it']);
  });

  it('gets the ending alone where the reply has ended meanwhile', () => {
    expect(textsOf(slowReader().choose(new FrameBatch([piece('last'), ending]), 0, () => null))).toEqual(['the end']);
  });
});
