import { sourcesOf } from './sources';

it('finds the guides that an answer links to, each once and in order', () => {
  const answer =
    'See [Calm *evenings*](/library/bedtime-routine), [a](/library/fears) and [b](/library/bedtime-routine).';
  expect(sourcesOf(answer)).toEqual([
    { title: 'Calm evenings', path: '/library/bedtime-routine' },
    { title: 'a', path: '/library/fears' },
  ]);
});

it.each([
  'Keep calm.\n\nFrom the growth guide: [Fears](/library/fears).',
  "I don't have a good answer to that. Try one of these:\n\n- [Fears](/library/fears)\n- [Sleep](/library/sleep)",
])('finds no guide in an answer that names its sources itself: %j', (answer) => {
  expect(sourcesOf(answer)).toEqual([]);
});

it.each([
  'no link',
  '[a](https://elsewhere.example/library/fears)',
  '[a](/story/x)',
  '[a](/library/../admin)',
  '[a](/library)',
])('finds no guide in the answer %s', (answer) => {
  expect(sourcesOf(answer)).toEqual([]);
});
