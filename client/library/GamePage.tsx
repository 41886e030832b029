import { useNavigate, useParams } from 'react-router';
import type { GameBody } from '../../contract/library';
import { PageHeader } from '../ui/PageHeader';
import classes from './game.module.css';
import { LibraryItem } from './LibraryItem';
import { PlayedGame } from './PlayedGame';
import { t } from './texts';

/** `/games/{slug}`: one game. */
export function GamePage() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const leave = () => void navigate('/games');
  return (
    <LibraryItem<GameBody>
      path={`/library/games/${encodeURIComponent(slug)}`}
      notFound={t('games.notFound')}
      shelf={{ to: '/games', label: t('games.all') }}
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
