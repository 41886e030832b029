import { useNavigate, useParams } from 'react-router';
import type { GameBody } from '../../contract/library';
import { PageHeader } from '../ui/PageHeader';
import classes from './game.module.css';
import { LibraryItem } from './LibraryItem';
import { PlayedGame } from './PlayedGame';

/** `/games/{slug}`: one game. */
export function GamePage() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const leave = () => void navigate('/games');
  return (
    <LibraryItem<GameBody>
      path={`/library/games/${encodeURIComponent(slug)}`}
      name="This game"
      shelf={{ to: '/games', label: 'All games' }}
    >
      {(game) => (
        <div key={game.slug} className={classes.game}>
          <PageHeader title={game.title} onBack={leave} />
          <PlayedGame game={game} onLeave={leave} />
        </div>
      )}
    </LibraryItem>
  );
}
