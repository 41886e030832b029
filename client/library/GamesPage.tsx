import type { GameSummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import { LibraryList } from './LibraryList';
import { Cover } from './scenes/Cover';
import { t } from './texts';

/** `/games`: small games for a child and an adult. */
export function GamesPage() {
  return (
    <LibraryList<GameSummaryBody>
      here="/games"
      title={t('games.title')}
      subtitle={t('games.subtitle')}
      path="/library/games"
      nothingFound={t('games.none')}
      card={({ slug, title, summary, age, minutes, cover }, heading) => (
        <LibraryCard
          key={slug}
          to={`/games/${slug}`}
          length={t('games.minutes', { count: minutes })}
          drawing={<Cover shelf="games" {...{ slug, cover }} />}
          {...{ title, summary, age, cover, heading }}
        />
      )}
    />
  );
}
