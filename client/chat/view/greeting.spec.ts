import spanish from '../../../languages/es/chat.json' with { type: 'json' };
import { applyLanguage } from '../../platform/languages/language';
import { addCatalogues } from '../../platform/languages/texts';
import { greeting } from './greeting';
import { lastConversation } from './last-conversation';

test.each([
  [0, null, 'Hello'],
  [4, 'Pat', 'Hello, Pat'],
  [5, 'Pat', 'Good morning, Pat'],
  [12, ' Pat ', 'Good afternoon, Pat'],
  [18, null, 'Good evening'],
  [23, ' ', 'Good evening'],
])('at %d o’clock %j is greeted with %j', (hour, name, expected) => {
  expect(greeting(new Date(2026, 10, 22, hour), name)).toBe(expected);
});

test.each([
  [18, 'Buenas tardes, Pat'],
  [19, 'Buenas tardes, Pat'],
  [20, 'Buenas noches, Pat'],
])('at %d o’clock a Spanish reader is greeted with %j', (hour, expected) => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  addCatalogues('es', { chat: spanish });
  applyLanguage('es');
  try {
    expect(greeting(new Date(2026, 10, 22, hour), 'Pat')).toBe(expected);
  } finally {
    applyLanguage('en');
  }
});

describe('the conversation to continue', () => {
  const listed = (id: string, title: string | null, hour: number, isPrivate = false) => ({
    id,
    title,
    isPrivate,
    lastMessageAt: new Date(2026, 10, 22, hour).toISOString(),
  });

  test('is the newest one, also if an older one is pinned above it', () => {
    expect(lastConversation([listed('pinned', 'Meals', 8), listed('new', 'Brushing teeth', 19)])).toEqual({
      id: 'new',
      title: 'Brushing teeth',
    });
  });

  test('is never a private one or one without a title', () => {
    const older = listed('older', 'Sleep', 8);
    const hidden = [
      listed('private', 'Private conversation', 20, true),
      listed('renamed', 'My own name for it', 20, true),
      listed('untitled', null, 19),
    ];
    expect(lastConversation([...hidden, older])).toEqual({ id: 'older', title: 'Sleep' });
    expect(lastConversation(hidden)).toBeNull();
  });
});
