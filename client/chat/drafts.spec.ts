import { clearDrafts, draftKey, keepDraft, readDraft } from './drafts';

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

it('keeps a draft for each user and conversation until it is empty', () => {
  const storage = memoryStorage();
  keepDraft(storage, draftKey('u', 'a'), 'half a tho');
  keepDraft(storage, draftKey('u', null), 'new');
  expect(readDraft(storage, draftKey('u', 'a'))).toBe('half a tho');
  expect(readDraft(storage, draftKey('v', 'a'))).toBe('');
  keepDraft(storage, draftKey('u', 'a'), '');
  expect([...storage.entries.values()]).toEqual(['new']);
});

it('takes all drafts away and nothing else', () => {
  const storage = memoryStorage();
  storage.setItem('other', 'stays');
  keepDraft(storage, draftKey('u', 'a'), 'one');
  keepDraft(storage, draftKey('v', 'b'), 'two');
  clearDrafts(storage);
  expect([...storage.entries]).toEqual([['other', 'stays']]);
});

it('does without a storage that is forbidden or full', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  expect(() => keepDraft({ setItem: refuse, removeItem: refuse }, 'key', 'text')).not.toThrow();
  expect(readDraft({ getItem: refuse }, 'key')).toBe('');
});
