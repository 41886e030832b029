import type { StoryBody } from '../../../contract/library';
import { PageSkeleton } from '../../ui/Skeletons';
import { ChildBar } from '../ChildBar';
import { ChildProblem } from './ChildProblem';
import { StoryReader } from './StoryReader';
import { useChildLibrary } from './useChildLibrary';

/** `/story/{slug}` on a child's device. */
export function ChildStoryPage({ slug }: { slug: string }) {
  const { data: story, error, retry } = useChildLibrary<StoryBody>(`/library/stories/${encodeURIComponent(slug)}`);
  return (
    <>
      <ChildBar title={story?.title ?? 'Story'} back={{ to: '/story', label: 'All stories' }} />
      {error !== null && <ChildProblem error={error} onRetry={retry} />}
      {error === null && !story && <PageSkeleton />}
      {story && <StoryReader story={story} />}
    </>
  );
}
