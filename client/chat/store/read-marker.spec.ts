import { jest } from '@jest/globals';
import type { ChatApi } from './chat-api';
import { ReadMarker } from './read-marker';

function setup() {
  const markRead = jest.fn<ChatApi['markRead']>().mockResolvedValue();
  return { marker: new ReadMarker({ markRead }), markRead };
}

test('each message is reported as read once', () => {
  const { marker, markRead } = setup();
  marker.mark('c1', 'a1');
  marker.mark('c1', 'a1');
  marker.mark('c1', 'a2');
  expect(markRead.mock.calls).toEqual([
    ['c1', 'a1'],
    ['c1', 'a2'],
  ]);
});

test('a report that failed is sent again at the next look', async () => {
  const { marker, markRead } = setup();
  markRead.mockRejectedValueOnce(new Error('Network error'));
  marker.mark('c1', 'a1');
  await Promise.resolve();
  await Promise.resolve();
  marker.mark('c1', 'a1');
  expect(markRead).toHaveBeenCalledTimes(2);
});

test('a failed report of an older message does not repeat the newer one', async () => {
  const { marker, markRead } = setup();
  markRead.mockRejectedValueOnce(new Error('Network error'));
  marker.mark('c1', 'a1');
  marker.mark('c1', 'a2');
  await Promise.resolve();
  await Promise.resolve();
  marker.mark('c1', 'a2');
  expect(markRead).toHaveBeenCalledTimes(2);
});
