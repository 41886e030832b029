import { isOfFirst, recentTalks } from './recent-talks';

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

describe('the talk at the top', () => {
  const first = { id: 'one', title: 'Rain' };
  const conversation = { ...first, isArchived: false, isPrivate: false, messageCount: 3 };

  test('may get new messages without another question to the server', () => {
    expect(isOfFirst(first, { kind: 'UPDATED', conversation })).toBe(true);
  });

  test.each([
    ['is renamed', { title: 'Snow' }],
    ['is archived', { isArchived: true }],
    ['becomes private', { isPrivate: true }],
    ['loses its last message', { messageCount: 0 }],
    ['is another one', { id: 'two' }],
  ])('gives way if it %s', (_name, changed) => {
    expect(isOfFirst(first, { kind: 'UPDATED', conversation: { ...conversation, ...changed } })).toBe(false);
  });

  test('gives way if it is deleted', () => {
    expect(isOfFirst(first, { kind: 'DELETED', conversation: null })).toBe(false);
  });
});
