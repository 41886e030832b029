import { recentTalks } from './recent-talks';

const talk = (id: number, lastMessageAt: string | null, messageCount = 2, isPrivate = false) => ({
  id,
  lastMessageAt,
  messageCount,
  isPrivate,
});
const at = (hour: number) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00Z`;

test('the side bar shows the seven newest talks, the newest first, wherever pinned ones stand', () => {
  const pinned = [1, 2, 3, 4, 5].map((hour) => talk(hour, at(hour)));
  const others = [15, 14, 13, 12, 11, 10].map((hour) => talk(hour, at(hour)));
  expect(recentTalks([...pinned, ...others]).map(({ id }) => id)).toEqual([15, 14, 13, 12, 11, 10, 5]);
});

test('talks without a message and private ones are left out', () => {
  expect(recentTalks([talk(1, null, 0), talk(2, at(2)), talk(3, at(3), 2, true)]).map(({ id }) => id)).toEqual([2]);
});
