import { endsInTime } from '../../library/story/story-time';
import { speaker } from '../speech/speaker';
import { t } from '../texts';
import { bedtimeOf } from '../time/time-view';
import { serverClock, useOwnTime } from '../time/useOwnTime';
import { ChildCards } from './ChildCards';

/** `/story` on a child's device: before the quiet time, only stories that end before it at the speed of the child's voice. */
export function ChildStoriesPage() {
  const time = useOwnTime();
  const quietAt = time ? bedtimeOf(time.state) : null;
  const left = quietAt === null ? null : quietAt - serverClock.now();
  const { rate } = speaker.getState().preferences;
  return (
    <ChildCards
      title={t('area.stories.label')}
      path="/library/stories"
      shelf="story"
      isOffered={({ minutes }) => endsInTime(minutes, rate, left)}
      none={t('library.none')}
    />
  );
}

/** `/games` on a child's device. */
export function ChildGamesPage() {
  return <ChildCards title={t('area.games.label')} path="/library/games" shelf="games" />;
}
