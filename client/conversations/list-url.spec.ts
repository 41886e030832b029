import { DEFAULT_CONTROLS, type ListControls, readControls, readSearch, writeControls } from './list-url';

describe('the URL of the conversation list', () => {
  it('stands for the defaults if it has no parameters', () => {
    expect(readControls(new URLSearchParams())).toEqual(DEFAULT_CONTROLS);
  });

  it('keeps all controls when they are written and read again', () => {
    const controls: ListControls = {
      search: '50% & more',
      sort: 'most_messages',
      type: 'creative',
      topic: 'bedtime',
      archived: true,
    };
    expect(readControls(new URLSearchParams(writeControls(controls).toString()))).toEqual(controls);
  });

  it('has no parameters for defaults', () => {
    expect(writeControls(DEFAULT_CONTROLS).toString()).toBe('');
    expect(writeControls({ ...DEFAULT_CONTROLS, sort: 'oldest' }).toString()).toBe('sort=oldest');
  });

  it.each(['sort=sideways', 'type=storytelling', 'archived=1', 'type=', 'sort=RECENT', 'topic=toString'])(
    'is read without its invalid parameter %s',
    (query) => {
      expect(readControls(new URLSearchParams(query))).toEqual(DEFAULT_CONTROLS);
    },
  );
});

describe('a search text', () => {
  it.each([
    ['', { kind: 'none' }],
    ['    ', { kind: 'none' }],
    ['abc', { kind: 'short' }],
    [' abc ', { kind: 'short' }],
    ['🐦🐦🐦', { kind: 'short' }],
    ['🐦🐦🐦🐦', { kind: 'search', text: '🐦🐦🐦🐦' }],
    [' moon ', { kind: 'search', text: 'moon' }],
    ['100%', { kind: 'search', text: '100%' }],
  ])('%p is read as %p', (text, expected) => {
    expect(readSearch(text)).toEqual(expected);
  });
});
