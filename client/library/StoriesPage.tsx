import type { StorySummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import { Shelf } from './Shelf';

/** `/story`: stories to read aloud. */
export function StoriesPage() {
  return (
    <Shelf<StorySummaryBody>
      title="Stories"
      subtitle="Stories to read aloud, and to fall asleep to"
      path="/library/stories"
      searchLabel="A fox, the moon, being brave…"
      nothingFound="No stories found"
      card={({ slug, minutes, ...story }) => (
        <LibraryCard key={slug} to={`/story/${slug}`} length={`${minutes} min aloud`} {...story} />
      )}
    />
  );
}
