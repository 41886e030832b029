import type { GuideSummaryBody, StorySummaryBody } from '../../contract/library';
import { dayTimeAt, guideShelves, storyShelves } from './shelves';

type Guide = Pick<GuideSummaryBody, 'slug' | 'shelf' | 'age' | 'time'>;
type Story = Pick<StorySummaryBody, 'slug' | 'shelf' | 'age'>;
const guide = (slug: string, shelf: Guide['shelf'], time?: Guide['time']): Guide => ({
  slug,
  shelf,
  age: '2-6',
  ...(time && { time }),
});
const story = (slug: string, shelf: Story['shelf']): Story => ({ slug, shelf, age: '2-6' });
const shown = (shelves: readonly { title: string; items: readonly { slug: string }[] }[]) =>
  shelves.map(({ title, items }) => [title, ...items.map(({ slug }) => slug)]);

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [9, 'morning'],
  [10, 'day'],
  [16, 'day'],
  [17, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, time) => {
  expect(dayTimeAt(hour)).toBe(time);
});

it('the guides of this time of day come first, and every guide stands on one shelf', () => {
  const guides = [guide('teeth', 'care', 'morning'), guide('moon', 'sleep', 'evening'), guide('anger', 'feelings')];
  expect(shown(guideShelves(guides, 'evening'))).toEqual([
    ['Tonight', 'moon'],
    ['Big feelings', 'anger'],
    ['Eating and washing', 'teeth'],
  ]);
  expect(shown(guideShelves(guides, 'morning'))).toEqual([
    ['This morning', 'teeth'],
    ['Sleep', 'moon'],
    ['Big feelings', 'anger'],
  ]);
});

it('the guides of a shelf begin with those for the youngest children', () => {
  const ages = ['3-9', '1-9', '1-6', '10-12'] as const;
  const guides = ages.map((age) => ({ ...guide(age, 'feelings'), age }));
  expect(shown(guideShelves(guides, 'day'))).toEqual([['Big feelings', '1-6', '1-9', '3-9', '10-12']]);
});

it('stories for falling asleep come first in the evening and last by day', () => {
  const stories = [story('bear', 'bedtime'), story('mouse', 'animals')];
  expect(shown(storyShelves(stories, 'evening'))).toEqual([
    ['Tonight', 'bear'],
    ['Animals', 'mouse'],
  ]);
  expect(shown(storyShelves(stories, 'day'))).toEqual([
    ['Animals', 'mouse'],
    ['For falling asleep', 'bear'],
  ]);
});
