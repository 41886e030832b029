import type { StorySummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import { LibraryList } from './LibraryList';
import { Cover } from './scenes/Cover';
import { dayTimeAt, storyShelves } from './shelves';

/** `/story`: stories to read aloud. */
export function StoriesPage() {
  return (
    <LibraryList<StorySummaryBody>
      here="/story"
      title="Stories"
      subtitle="Stories to read aloud, for bedtime and any other time"
      path="/library/stories"
      searchLabel="A fox, the moon, being brave…"
      nothingFound="No stories found"
      shelvesOf={(stories) => storyShelves(stories, dayTimeAt(new Date().getHours()))}
      card={({ slug, title, summary, age, minutes, cover }, heading) => (
        <LibraryCard
          key={slug}
          to={`/story/${slug}`}
          length={`${minutes} min aloud`}
          drawing={<Cover shelf="story" {...{ slug, cover }} />}
          {...{ title, summary, age, cover, heading }}
        />
      )}
    />
  );
}
