import type { StoryBody } from '../../../contract/library';
import { Picture } from '../pictures/Picture';

interface StorySceneProps {
  story: StoryBody;
  pages: readonly string[];
  page: number;
  className?: string;
}

/** The picture beside a page of a story. */
export function StoryScene({ story, className = '' }: StorySceneProps) {
  return <Picture name={story.cover} className={className} />;
}
