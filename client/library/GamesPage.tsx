import type { GameSummaryBody } from '../../contract/library';
import { LibraryCard } from './LibraryCard';
import classes from './library.module.css';
import { Picture } from './pictures/Picture';
import { Shelf } from './Shelf';

/** `/games`: small games for a child and an adult beside it. */
export function GamesPage() {
  return (
    <Shelf<GameSummaryBody>
      title="Games"
      subtitle="Small games to play together, without points to lose"
      path="/library/games"
      searchLabel="Counting, rhymes, riddles…"
      nothingFound="No games found"
      card={({ slug, minutes, kind: _kind, cover, ...game }) => (
        <LibraryCard
          key={slug}
          to={`/games/${slug}`}
          length={`${minutes} min`}
          drawing={
            <span className={classes.gamePicture}>
              <Picture name={cover} />
            </span>
          }
          {...game}
        />
      )}
    />
  );
}
