import type { GuideSummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import { Shelf } from './Shelf';

/** `/library`: the growth guide. */
export function LibraryPage() {
  return (
    <Shelf<GuideSummaryBody>
      title="Growth Guide"
      subtitle="Short, practical reads about growing up, for the moments when you need them"
      path="/library/guides"
      searchLabel="Sleep, tantrums, first words…"
      nothingFound="No guides found"
      card={({ slug, minutes, ...guide }) => (
        <LibraryCard key={slug} to={`/library/${slug}`} length={`${minutes} min read`} {...guide} />
      )}
    />
  );
}
