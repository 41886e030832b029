import { useEffect } from 'react';
import { PageSkeleton } from '../../ui/Skeletons';
import { ChildBar } from '../ChildBar';
import { ChildProblem } from '../library/ChildProblem';
import { t } from '../texts';
import { useNoteActivity } from '../time/useNoteActivity';
import { ShelfStory } from './ShelfStory';
import classes from './shelf.module.css';
import { useShelfItem } from './useOwnShelf';

/** `/contents/{id}` on a child's device: a picture, or a story that reads itself. */
export function ShelfItemPage({ slug }: { slug: string }) {
  const { content, error, retry } = useShelfItem(slug);
  return (
    <>
      <ChildBar
        title={content?.title ?? t('area.contents.label')}
        back={{ to: '/contents', label: t('area.contents.label') }}
      />
      {error !== null && <ChildProblem error={error} onRetry={retry} />}
      {error === null && !content && <PageSkeleton />}
      {content?.kind === 'PICTURE' && content.url && <ShelfPicture url={content.url} title={content.title} />}
      {content?.text && <ShelfStory key={content.id} text={content.text} />}
    </>
  );
}

function ShelfPicture({ url, title }: { url: string; title: string }) {
  const note = useNoteActivity('story');
  useEffect(() => note(), [note]);
  return <img className={classes.picture} src={url} alt={title} />;
}
