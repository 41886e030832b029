import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { GameBody } from '../../../contract/library';
import { PlayedGame } from '../../library/PlayedGame';
import { PageSkeleton } from '../../ui/Skeletons';
import { ChildBar } from '../ChildBar';
import { useRecordPlay } from '../learning/useRecordLearning';
import { ReadAloud } from '../speech/ReadAloud';
import { CONTENT_LANGUAGE } from '../speech/voices';
import { t } from '../texts';
import { useNoteActivity } from '../time/useNoteActivity';
import { ChildProblem } from './ChildProblem';
import { useChildLibrary } from './useChildLibrary';

/** `/games/{slug}` on a child's device: the same game as for grown-ups. */
export function ChildGamePage({ slug }: { slug: string }) {
  const navigate = useNavigate();
  useCountedPlay();
  const record = useRecordPlay();
  const { data: game, error, retry } = useChildLibrary<GameBody>(`/library/games/${encodeURIComponent(slug)}`);
  return (
    <>
      <ChildBar
        title={game?.title ?? t('library.game')}
        {...(game && { language: CONTENT_LANGUAGE })}
        back={{ to: '/games', label: t('library.allGames') }}
      />
      {error !== null && <ChildProblem error={error} onRetry={retry} />}
      {error === null && !game && <PageSkeleton />}
      {game && (
        <PlayedGame
          game={game}
          onLeave={() => void navigate('/games')}
          onPlay={(event) => record(game, event)}
          readAloud={(text, { name = t('library.thisText'), ...rest } = {}) => (
            <ReadAloud text={text} name={name} language={CONTENT_LANGUAGE} {...rest} />
          )}
        />
      )}
    </>
  );
}

/** Each minute in which the child touches the game is counted. */
function useCountedPlay(): void {
  const note = useNoteActivity('game');
  useEffect(() => {
    const played = () => note();
    document.addEventListener('click', played);
    return () => document.removeEventListener('click', played);
  }, [note]);
}
