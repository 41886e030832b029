import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { StoryBody } from '../../../contract/library';
import { Cover } from '../../library/scenes/Cover';
import { EndWords } from '../../library/story/EndWords';
import { StoryBook } from '../../library/story/StoryBook';
import type { Place } from '../../library/story/story-session';
import { useStory } from '../../library/story/useStory';
import { ChildLink } from '../../ui/ChildLink';
import { useRecordReading } from '../learning/useRecordLearning';
import { useOwnVoice } from '../speech/own-voice';
import { useSpeech } from '../speech/useSpeech';
import { CONTENT_LANGUAGE } from '../speech/voices';
import { t } from '../texts';
import { READING_CLOCK } from '../time/reading-clock';
import { bedtimeOf } from '../time/time-view';
import { useNoteActivity } from '../time/useNoteActivity';
import { useOwnTime } from '../time/useOwnTime';
import classes from './StoryReader.module.css';

interface StoryReaderProps {
  story: StoryBody;
  start: Place;
  isBedtime: boolean;
}

/** A story that a child turns page by page, or listens to from here to its end. */
export function StoryReader({ story, start, isBedtime }: StoryReaderProps) {
  const opened = useStory(story, start, READING_CLOCK);
  const { session, pages } = opened;
  const { page } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { canSpeak } = useSpeech(CONTENT_LANGUAGE);
  const hasMarks = useOwnVoice()?.highlight;
  const time = useOwnTime();
  const quietAt = time ? bedtimeOf(time.state) : null;
  const note = useNoteActivity('story');
  const isAtEnd = page === pages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is turned counts its minute.
  useEffect(() => note(isAtEnd), [note, page, isAtEnd]);
  useRecordReading(story.slug, isAtEnd);
  useEffect(() => session.setBedtime(isBedtime), [session, isBedtime]);
  useEffect(() => session.setQuietAt(quietAt), [session, quietAt]);
  useLayoutEffect(
    // The screen closes: after it nothing reads by itself.
    () => () => session.stop(),
    [session],
  );
  const end = <TheEnd story={story} isBedtime={isBedtime} onAgain={() => session.turnTo(0)} />;
  return <StoryBook story={story} {...opened} canListen={canSpeak} hasMarks={hasMarks} end={end} isFull />;
}

function TheEnd({
  story,
  isBedtime,
  onAgain,
}: Pick<StoryReaderProps, 'story' | 'isBedtime'> & { onAgain: () => void }) {
  return (
    <div className={classes.end}>
      <div className={classes.endCover}>
        <Cover shelf="story" slug={story.slug} cover={story.cover} />
      </div>
      <EndWords className={classes.endText} text={isBedtime ? t('end.night') : t('end.day')} />
      {/* At bedtime nothing asks for one more. */}
      {!isBedtime && (
        <div className={classes.choices}>
          <button type="button" className={classes.choice} onClick={onAgain}>
            {t('end.again')}
          </button>
          <ChildLink to="/story" className={classes.choice} data-first>
            {t('end.another')}
          </ChildLink>
        </div>
      )}
    </div>
  );
}
