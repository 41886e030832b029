import type { GuideSummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import { LibraryList } from './LibraryList';
import { dayTimeAt, guideShelves } from './shelves';

/** `/library`: the growth guide. */
export function LibraryPage() {
  return (
    <LibraryList<GuideSummaryBody>
      here="/library"
      title="Growth Guide"
      subtitle="Short, practical guides about growing up"
      path="/library/guides"
      searchLabel="Sleep, tantrums, first words…"
      nothingFound="No guides found"
      shelvesOf={(guides) => guideShelves(guides, dayTimeAt(new Date().getHours()))}
      card={({ slug, title, summary, age, minutes, cover }, heading) => (
        <LibraryCard
          key={slug}
          to={`/library/${slug}`}
          length={`${minutes} min read`}
          {...{ title, summary, age, cover, heading }}
        />
      )}
    />
  );
}
