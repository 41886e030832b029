import type { GameKind, GameSummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import classes from './library.module.css';
import { Shelf } from './Shelf';

const PICTURES: Readonly<Record<GameKind, string>> = {
  counting: '🔢',
  rhyme: '🎵',
  spy: '🔍',
  pattern: '🔷',
  riddle: '💭',
  memory: '🃏',
};

/** `/games`: small games for a child and whoever sits beside. */
export function GamesPage() {
  return (
    <Shelf<GameSummaryBody>
      title="Games"
      subtitle="Small games to play together, without points to lose"
      path="/library/games"
      searchLabel="Counting, rhymes, riddles…"
      nothingFound="No games found"
      card={({ slug, minutes, kind, ...game }) => (
        <LibraryCard
          key={slug}
          to={`/games/${slug}`}
          length={`${minutes} min`}
          drawing={
            <span className={classes.gamePicture} aria-hidden="true">
              {PICTURES[kind]}
            </span>
          }
          {...game}
        />
      )}
    />
  );
}
