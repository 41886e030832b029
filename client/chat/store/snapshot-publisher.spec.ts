import { jest } from '@jest/globals';
import { SnapshotPublisher } from './snapshot-publisher';

function createPublisher() {
  const frames: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const draw = jest.fn(() => ({}));
  const publisher = new SnapshotPublisher(
    draw,
    (callback) => frames.push(callback),
    (callback) => pauses.push(callback),
  );
  draw.mockClear();
  return { publisher, draw, frames, pauses };
}

test('growing text waits for its own time, and is drawn once for many chunks', () => {
  const { publisher, draw, frames, pauses } = createPublisher();
  publisher.textGrew();
  publisher.textGrew();
  expect([frames.length, pauses.length]).toEqual([0, 1]);
  pauses[0]!();
  expect(draw).toHaveBeenCalledTimes(1);
});

test('any other change is drawn in the next frame and takes growing text along', () => {
  const { publisher, draw, frames, pauses } = createPublisher();
  publisher.textGrew();
  publisher.changed();
  expect(frames).toHaveLength(1);
  frames[0]!();
  pauses[0]!();
  expect(draw).toHaveBeenCalledTimes(1);
  publisher.changed();
  publisher.textGrew();
  expect([frames.length, pauses.length]).toEqual([2, 1]);
});

test('growing text is no news for those who listen to other changes', () => {
  const { publisher, frames, pauses } = createPublisher();
  const heard: string[] = [];
  publisher.subscribe(() => heard.push('all'));
  const leave = publisher.subscribeToChanges(() => heard.push('changes'));
  publisher.textGrew();
  pauses[0]!();
  expect(heard).toEqual(['all']);
  publisher.changed();
  frames[0]!();
  expect(heard.sort()).toEqual(['all', 'all', 'changes']);
  leave();
  publisher.changed();
  frames[1]!();
  expect(heard).toHaveLength(4);
});

test('a change that waits for its frame is not lost to those who listen to changes when the pause of a text ends first', () => {
  const { publisher, frames, pauses } = createPublisher();
  const heard: string[] = [];
  publisher.subscribe(() => heard.push('all'));
  publisher.subscribeToChanges(() => heard.push('changes'));
  publisher.textGrew();
  publisher.changed();
  pauses[0]!();
  expect(heard).toEqual([]);
  frames[0]!();
  expect(heard.sort()).toEqual(['all', 'changes']);
});
