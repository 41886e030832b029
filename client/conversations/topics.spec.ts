import { topicsFor } from './topics';

it.each([
  ['bed', ['bedtime']],
  [' Nap ', ['bedtime']],
  ['na', ['nature', 'bedtime']],
  ['sto', ['story']],
  ['re', ['reminder', 'reward', 'responsibility']],
  ['cat', ['animals']],
  ['b', []],
  ['xyz', []],
  ['', []],
])('the topics for %j are %j', (text, topics) => {
  expect([...topicsFor(text)].sort()).toEqual([...topics].sort());
});

it('also finds a topic by its name in the language of the screen', () => {
  const german = (topic: string) => (topic === 'animals' ? 'Tiere' : topic);
  expect(topicsFor('tie', german)).toEqual(['animals']);
});
