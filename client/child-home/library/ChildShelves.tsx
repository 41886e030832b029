import { endsInTime } from '../../library/story/story-time';
import { speaker } from '../speech/speaker';
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
      title="Stories"
      path="/library/stories"
      shelf="story"
      isOffered={({ minutes }) => endsInTime(minutes, rate, left)}
      none="No story is short enough now. Sleep well."
    />
  );
}

/** `/games` on a child's device. */
export function ChildGamesPage() {
  return <ChildCards title="Games" path="/library/games" shelf="games" />;
}
