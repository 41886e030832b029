import type { GameSummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import { LibraryList } from './LibraryList';
import { Cover } from './scenes/Cover';

/** `/games`: small games for a child and an adult. */
export function GamesPage() {
  return (
    <LibraryList<GameSummaryBody>
      here="/games"
      title="Games"
      subtitle="Small games to play together. No one can lose."
      path="/library/games"
      nothingFound="No games found"
      card={({ slug, title, summary, age, minutes, cover }, heading) => (
        <LibraryCard
          key={slug}
          to={`/games/${slug}`}
          length={`${minutes} min`}
          drawing={<Cover shelf="games" {...{ slug, cover }} />}
          {...{ title, summary, age, cover, heading }}
        />
      )}
    />
  );
}
