import { sourcesOf } from './sources';

it('are the guides that an answer links to, each once and in order', () => {
  const answer =
    'See [Calm *evenings*](/library/bedtime-routine), [a](/library/fears) and [b](/library/bedtime-routine).';
  expect(sourcesOf(answer)).toEqual([
    { title: 'Calm evenings', path: '/library/bedtime-routine' },
    { title: 'a', path: '/library/fears' },
  ]);
});

it.each([
  'no link',
  '[a](https://elsewhere.example/library/fears)',
  '[a](/story/x)',
  '[a](/library/../admin)',
  '[a](/library)',
])('are none in %s', (answer) => {
  expect(sourcesOf(answer)).toEqual([]);
});
