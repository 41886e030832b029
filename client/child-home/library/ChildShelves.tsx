import { ChildCards } from './ChildCards';

/** `/story` on a child's device. */
export function ChildStoriesPage() {
  return <ChildCards title="Stories" path="/library/stories" shelf="story" />;
}

/** `/games` on a child's device. */
export function ChildGamesPage() {
  return <ChildCards title="Games" path="/library/games" shelf="games" />;
}
