import type { StorySummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import { LibraryList } from './LibraryList';
import { Cover } from './scenes/Cover';
import { dayTimeAt, storyShelves } from './shelves';
import { t } from './texts';

/** `/story`: stories to read aloud. */
export function StoriesPage() {
  return (
    <LibraryList<StorySummaryBody>
      here="/story"
      title={t('stories.title')}
      subtitle={t('stories.subtitle')}
      path="/library/stories"
      searchLabel={t('stories.search')}
      nothingFound={t('stories.none')}
      shelvesOf={(stories) => storyShelves(stories, dayTimeAt(new Date().getHours()))}
      card={({ slug, title, summary, age, minutes, cover }, heading) => (
        <LibraryCard
          key={slug}
          to={`/story/${slug}`}
          length={t('stories.minutes', { count: minutes })}
          drawing={<Cover shelf="story" {...{ slug, cover }} />}
          {...{ title, summary, age, cover, heading }}
        />
      )}
    />
  );
}
