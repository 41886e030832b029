import { followUrl, sendSearch, startSearch } from './url-search';

describe('followUrl', () => {
  const typed = (text: string, ...sent: string[]) => ({ ...sent.reduce(sendSearch, startSearch('')), text });

  test('keeps what was typed while the address takes over the text before it', () => {
    const search = typed('bedti', 'bed ');
    expect(followUrl(search, '')).toBe(search);
    expect(followUrl(search, 'bed')).toEqual({ text: 'bedti', sent: [], seen: 'bed' });
  });

  test('keeps what was typed while the address takes over several texts, one after another or the last one alone', () => {
    const search = typed('bedtime', 'bed', 'bedti');
    const first = followUrl(search, 'bed');
    expect(first).toEqual({ text: 'bedtime', sent: ['bedti'], seen: 'bed' });
    const both = { text: 'bedtime', sent: [], seen: 'bedti' };
    expect(followUrl(first, 'bedti')).toEqual(both);
    expect(followUrl(search, 'bedti')).toEqual(both);
  });

  test('takes over a text that a link or Back has changed, each time', () => {
    const searched = followUrl(typed('bedtime', 'bedtime'), 'bedtime');
    const cleared = followUrl(searched, '');
    expect(cleared).toEqual(startSearch(''));
    expect(followUrl(cleared, 'bedtime')).toEqual(startSearch('bedtime'));
  });
});
