import { join } from 'node:path';
import { LibrarySearch } from './library-search.js';
import { loadContent } from './load-content.js';

it('does not hold the event loop for a long question: it searches for the beginning alone', () => {
  const search = new LibrarySearch(loadContent(join(import.meta.dirname, '../../content')));
  const beginning = 'How do we make bedtime calmer? '.padEnd(500);
  const others = Array.from({ length: 900 }, (_, index) => `tantrum${index}`).join(' ');
  expect(search.find(beginning, ['guide']).length).toBeGreaterThan(0);
  expect(search.find(beginning + others, ['guide'])).toEqual(search.find(beginning, ['guide']));
});
