import {
  type AgeBand,
  type DayTime,
  GUIDE_SHELVES,
  type GuideSummaryBody,
  STORY_SHELVES,
  type StorySummaryBody,
} from '../../contract/library';
import { t } from './texts';

export interface ShelfOf<Item> {
  title: string;
  items: readonly Item[];
}

/** The night belongs to the evening: its questions are those about sleep. */
export function dayTimeAt(hour: number): DayTime {
  if (hour >= 5 && hour < 10) return 'morning';
  return hour >= 10 && hour < 17 ? 'day' : 'evening';
}

/** The guides of this time of day first, then the others by subject, on each shelf by age. Every guide stands on one shelf. */
export function guideShelves<Item extends Pick<GuideSummaryBody, 'shelf' | 'age' | 'time'>>(
  guides: readonly Item[],
  now: DayTime,
): ShelfOf<Item>[] {
  const sorted = GUIDE_SHELVES.flatMap((shelf) => byAge(guides.filter((guide) => guide.shelf === shelf)));
  const others = sorted.filter(({ time }) => time !== now);
  return withItems([
    { title: t(`shelf.now.${now}`), items: sorted.filter(({ time }) => time === now) },
    ...GUIDE_SHELVES.map((shelf) => ({
      title: t(`shelf.guide.${shelf}`),
      items: others.filter((guide) => guide.shelf === shelf),
    })),
  ]);
}

/** The stories by kind. Those for falling asleep come first in the evening and last by day. */
export function storyShelves<Item extends Pick<StorySummaryBody, 'shelf' | 'age'>>(
  stories: readonly Item[],
  now: DayTime,
): ShelfOf<Item>[] {
  const isEvening = now === 'evening';
  const shelves = STORY_SHELVES.map((shelf) => ({
    title: shelf === 'bedtime' && isEvening ? t('shelf.now.evening') : t(`shelf.story.${shelf}`),
    items: byAge(stories.filter((story) => story.shelf === shelf)),
  }));
  const [bedtime, ...others] = shelves;
  return withItems(isEvening || !bedtime ? shelves : [...others, bedtime]);
}

/** For the youngest children first. */
function byAge<Item extends { age: AgeBand }>(items: readonly Item[]): Item[] {
  const ages = ({ age }: Item) => age.split('-').map(Number) as [number, number];
  return items.toSorted((a, b) => ages(a)[0] - ages(b)[0] || ages(a)[1] - ages(b)[1]);
}

function withItems<Item>(shelves: readonly ShelfOf<Item>[]): ShelfOf<Item>[] {
  return shelves.filter(({ items }) => items.length > 0);
}
