import { ageText, readFilter, topicsOf, topicText, writeFilter } from './library-filter';

it('a filter is the same after writing and reading it', () => {
  const filter = { search: 'big feelings', topic: 'emotional', age: 4 };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

it.each(['', 'age=0', 'age=40', 'age=four', 'topic='])('the query %p is read as no filter', (query) => {
  expect(readFilter(new URLSearchParams(query))).toEqual({ search: '', topic: null, age: null });
});

it('empty fields are left out of the query', () => {
  expect(writeFilter({ search: '  ', topic: null, age: null }).toString()).toBe('');
});

it('each topic is listed once, in order', () => {
  expect(topicsOf([{ topics: ['story', 'bedtime'] }, { topics: ['bedtime', 'animals'] }])).toEqual([
    'animals',
    'bedtime',
    'story',
  ]);
});

it('ages and topics are formatted for readers', () => {
  expect(ageText('3-5')).toBe('3–5 years');
  expect(topicText('bedtime')).toBe('Bedtime');
});
