import type { StoryBody } from '../../../contract/library';
import { Picture } from '../pictures/Picture';
import { drawingAt } from '../scenes/drawing';
import { Scene } from '../scenes/Scene';
import { useDrawings } from '../scenes/useDrawings';
import classes from './StoryBook.module.css';

interface StorySceneProps {
  story: Pick<StoryBody, 'slug' | 'cover'>;
  pages: readonly string[];
  page: number;
}

/** The drawing beside a page of a story; the picture of its cover where none is drawn. */
export function StoryScene({ story, pages, page }: StorySceneProps) {
  const drawings = useDrawings('story', story.slug);
  if (drawings === null) return <Picture name={story.cover} className={classes.cover} />;
  // The drawing has its room before it is there.
  return <div className={classes.scene}>{drawings && <Scene drawing={drawingAt(drawings, pages, page)} />}</div>;
}
