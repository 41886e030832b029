import { DEFAULT_CONTROLS, readControls, readSearch, writeControls } from './list-url';

describe('the address of the conversation list', () => {
  it('reads a plain address as the defaults', () => {
    expect(readControls(new URLSearchParams())).toEqual(DEFAULT_CONTROLS);
  });

  it('comes back the same after writing and reading', () => {
    const controls = { search: '50% & more', sort: 'most_messages', type: 'creative', archived: true } as const;
    expect(readControls(new URLSearchParams(writeControls(controls).toString()))).toEqual(controls);
  });

  it('leaves defaults out', () => {
    expect(writeControls(DEFAULT_CONTROLS).toString()).toBe('');
    expect(writeControls({ ...DEFAULT_CONTROLS, sort: 'oldest' }).toString()).toBe('sort=oldest');
  });

  it.each(['sort=sideways', 'type=storytelling', 'archived=1', 'type=', 'sort=RECENT'])('ignores %s', (query) => {
    expect(readControls(new URLSearchParams(query))).toEqual(DEFAULT_CONTROLS);
  });
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
  ])('%p is %p', (text, expected) => {
    expect(readSearch(text)).toEqual(expected);
  });
});
