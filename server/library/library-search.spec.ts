import { join } from 'node:path';
import { LibrarySearch } from './library-search.js';
import { loadContent } from './load-content.js';

it('searches only the beginning of a long question, so that it does not block the event loop', () => {
  const search = new LibrarySearch(loadContent(join(import.meta.dirname, '../../content')));
  const beginning = 'How do we make bedtime calmer? '.padEnd(500);
  const others = Array.from({ length: 900 }, (_, index) => `tantrum${index}`).join(' ');
  expect(search.find(beginning, ['guide']).length).toBeGreaterThan(0);
  expect(search.find(beginning + others, ['guide'])).toEqual(search.find(beginning, ['guide']));
});
