import { useEffect } from 'react';
import { PageSkeleton } from '../../ui/Skeletons';
import { ChildBar } from '../ChildBar';
import { ChildProblem } from '../library/ChildProblem';
import { ReadAloud } from '../speech/ReadAloud';
import { useNoteActivity } from '../time/useNoteActivity';
import classes from './shelf.module.css';
import { useShelfItem } from './useOwnShelf';

/** `/contents/{id}` on a child's device: a picture, or a story that reads itself. */
export function ShelfItemPage({ slug }: { slug: string }) {
  const { content, error, retry } = useShelfItem(slug);
  const note = useNoteActivity('story');
  const isOpen = content !== null;
  useEffect(() => {
    if (isOpen) note();
  }, [note, isOpen]);
  return (
    <>
      <ChildBar title={content?.title ?? 'My shelf'} back={{ to: '/contents', label: 'My shelf' }} />
      {error !== null && <ChildProblem error={error} onRetry={retry} />}
      {error === null && !content && <PageSkeleton />}
      {content?.kind === 'PICTURE' && content.url && (
        <img className={classes.picture} src={content.url} alt={content.title} />
      )}
      {content?.text && (
        <article className={classes.story}>
          {paragraphsOf(content.text).map((paragraph) => (
            <div key={paragraph} className={classes.paragraph}>
              <p>{paragraph}</p>
              <ReadAloud text={paragraph} name={paragraph.slice(0, 40)} />
            </div>
          ))}
        </article>
      )}
    </>
  );
}

/** Each once: the text of a paragraph is its key. */
function paragraphsOf(text: string): string[] {
  return [...new Set(text.split(/\n{2,}/).map((paragraph) => paragraph.trim()))].filter(Boolean);
}
