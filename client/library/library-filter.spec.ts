import { ageText, readFilter, topicsOf, topicText, writeFilter } from './library-filter';

it('comes back the same after writing and reading', () => {
  const filter = { search: 'big feelings', topic: 'emotional', age: 4 };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

it.each(['', 'age=0', 'age=40', 'age=four', 'topic='])('reads %p as no filter', (query) => {
  expect(readFilter(new URLSearchParams(query))).toEqual({ search: '', topic: null, age: null });
});

it('leaves out what is not set', () => {
  expect(writeFilter({ search: '  ', topic: null, age: null }).toString()).toBe('');
});

it('names every topic once, in order', () => {
  expect(topicsOf([{ topics: ['story', 'bedtime'] }, { topics: ['bedtime', 'animals'] }])).toEqual([
    'animals',
    'bedtime',
    'story',
  ]);
});

it('writes ages and topics for people', () => {
  expect(ageText('3-5')).toBe('3–5 years');
  expect(topicText('bedtime')).toBe('Bedtime');
});
