import type { GuideSummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import { LibraryList } from './LibraryList';
import { dayTimeAt, guideShelves } from './shelves';
import { t } from './texts';

/** `/library`: the growth guide. */
export function LibraryPage() {
  return (
    <LibraryList<GuideSummaryBody>
      here="/library"
      title={t('guides.title')}
      subtitle={t('guides.subtitle')}
      path="/library/guides"
      searchLabel={t('guides.search')}
      nothingFound={t('guides.none')}
      shelvesOf={(guides) => guideShelves(guides, dayTimeAt(new Date().getHours()))}
      card={({ slug, title, summary, age, minutes, cover }, heading) => (
        <LibraryCard
          key={slug}
          to={`/library/${slug}`}
          length={t('guides.minutes', { count: minutes })}
          {...{ title, summary, age, cover, heading }}
        />
      )}
    />
  );
}
