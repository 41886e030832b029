import { IconMoon } from '@tabler/icons-react';
import type { StoryBody } from '../../../contract/library';
import { useStoryStart } from '../../library/story/useStoryStart';
import { PageSkeleton } from '../../ui/Skeletons';
import { ChildBar } from '../ChildBar';
import { CONTENT_LANGUAGE } from '../speech/voices';
import { t } from '../texts';
import { ChildProblem } from './ChildProblem';
import classes from './library.module.css';
import { StoryReader } from './StoryReader';
import { useBedtime } from './useBedtime';
import { useChildLibrary } from './useChildLibrary';

/** `/story/{slug}` on a child's device. */
export function ChildStoryPage({ slug }: { slug: string }) {
  const { data, error, retry } = useChildLibrary<StoryBody>(`/library/stories/${encodeURIComponent(slug)}`);
  // While another story loads, `data` is still the one before.
  const story = data?.slug === slug ? data : null;
  const start = useStoryStart(story);
  const [isBedtime, setIsBedtime] = useBedtime();
  return (
    <>
      <ChildBar
        title={story?.title ?? t('library.story')}
        {...(story && { language: CONTENT_LANGUAGE })}
        back={{ to: '/story', label: t('library.allStories') }}
      >
        <button
          type="button"
          className={classes.moon}
          aria-label={t('library.light')}
          aria-pressed={isBedtime}
          onClick={() => setIsBedtime(!isBedtime)}
        >
          <IconMoon size={30} aria-hidden="true" />
        </button>
      </ChildBar>
      {error !== null && <ChildProblem error={error} onRetry={retry} />}
      {error === null && !(story && start) && <PageSkeleton />}
      {story && start && <StoryReader key={slug} story={story} start={start} isBedtime={isBedtime} />}
    </>
  );
}
