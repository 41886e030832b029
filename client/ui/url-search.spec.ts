import { followUrl, startSearch } from './url-search';

describe('followUrl', () => {
  test('keeps what was typed while the address takes over the text before it', () => {
    const search = { text: 'bedti', written: 'bed ', seen: '' };
    expect(followUrl(search, '')).toBe(search);
    expect(followUrl(search, 'bed')).toEqual({ text: 'bedti', written: 'bed ', seen: 'bed' });
  });

  test('takes over a text that a link or Back has changed, each time', () => {
    const searched = { text: 'bedtime', written: 'bedtime', seen: 'bedtime' };
    const cleared = followUrl(searched, '');
    expect(cleared).toEqual(startSearch(''));
    expect(followUrl(cleared, 'bedtime')).toEqual(startSearch('bedtime'));
  });
});
