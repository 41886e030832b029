import { draftKey, joinDrafts, keepDraft, readDraft } from './drafts';
import { clearUnsent } from './unsent-keys';

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

it('each user and conversation has a draft until its text is empty', () => {
  const storage = memoryStorage();
  keepDraft(storage, draftKey('u', 'a'), 'half a tho');
  keepDraft(storage, draftKey('u', null), 'new');
  expect(readDraft(storage, draftKey('u', 'a'))).toBe('half a tho');
  expect(readDraft(storage, draftKey('v', 'a'))).toBe('');
  keepDraft(storage, draftKey('u', 'a'), '');
  expect([...storage.entries.values()]).toEqual(['new']);
});

it('clearing removes all drafts and nothing else', () => {
  const storage = memoryStorage();
  storage.setItem('other', 'stays');
  keepDraft(storage, draftKey('u', 'a'), 'one');
  keepDraft(storage, draftKey('v', 'b'), 'two');
  clearUnsent(storage);
  expect([...storage.entries]).toEqual([['other', 'stays']]);
});

it('a forbidden or full storage breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  expect(() => keepDraft({ setItem: refuse, removeItem: refuse }, 'key', 'text')).not.toThrow();
  expect(readDraft({ getItem: refuse }, 'key')).toBe('');
});

test.each([
  ['', '', ''],
  ['half a thought', '', 'half a thought'],
  ['', 'a question', 'a question'],
  ['half a thought', 'a question', 'half a thought\na question'],
  ['half a thought\na question', 'a question', 'half a thought\na question'],
])('a draft %j that gets the text %j becomes %j', (kept, text, joined) => {
  expect(joinDrafts(kept, text)).toBe(joined);
});
