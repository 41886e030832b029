import { Progress } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { StoryBody } from '../../../contract/library';
import { storyPages } from '../../../contract/story-pages';
import { plainText } from '../../conversations/preview';
import { Prose } from '../../library/Prose';
import { Picture } from '../../library/pictures/Picture';
import { ChildLink } from '../../ui/ChildLink';
import { useRecordReading } from '../learning/useRecordLearning';
import { speaker } from '../speech/speaker';
import { useSpeech } from '../speech/useSpeech';
import { useNoteActivity } from '../time/useNoteActivity';
import classes from './StoryReader.module.css';

/** A story that a child turns page by page, or listens to from here to its end. */
export function StoryReader({ story }: { story: StoryBody }) {
  const pages = useMemo(() => storyPages(story.body), [story.body]);
  const [index, setIndex] = useState(0);
  const [isListening, setIsListening] = useState(false);
  const { canSpeak } = useSpeech();
  const page = pages[index];
  const note = useNoteActivity('story');
  const isAtEnd = page === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is turned counts its minute.
  useEffect(() => note(isAtEnd), [note, index, isAtEnd]);
  useRecordReading(story.slug, isAtEnd);
  useLayoutEffect(
    // The screen closes: after it nothing reads by itself.
    () => () => setIsListening(false),
    [],
  );
  useReadingOn(isListening, page, () => {
    if (index + 1 < pages.length) setIndex(index + 1);
    else setIsListening(false);
  });
  const turn = (next: number) => {
    // Turning a page by hand ends the listening: the child reads or looks.
    setIsListening(false);
    setIndex(next);
  };

  if (page === undefined) return <TheEnd story={story} onAgain={() => turn(0)} />;
  return (
    <div className={classes.reader}>
      <section
        className={classes.sheet}
        aria-label="Story"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a long page.
        tabIndex={0}
      >
        <Picture name={story.cover} className={classes.cover} />
        <div className={classes.text} aria-live="polite">
          <Prose isStory>{page}</Prose>
        </div>
      </section>
      <div className={classes.place}>
        <Progress
          value={((index + 1) / pages.length) * 100}
          color="beak"
          size="md"
          radius="xl"
          flex={1}
          aria-label="How far you are"
        />
        <span className="tabular-numbers">
          Page {index + 1} of {pages.length}
        </span>
      </div>
      <div className={classes.buttons}>
        <button type="button" className={classes.turn} disabled={index === 0} onClick={() => turn(index - 1)}>
          <IconArrowLeft size={28} aria-hidden="true" />
          <span className={classes.word}>Back</span>
        </button>
        {canSpeak && (
          <button type="button" className={classes.listen} onClick={() => setIsListening(!isListening)}>
            {isListening ? (
              <IconPlayerStopFilled size={26} aria-hidden="true" />
            ) : (
              <IconPlayerPlayFilled size={26} aria-hidden="true" />
            )}
            <span className={classes.listenWord}>{isListening ? 'Stop' : 'Read to me'}</span>
          </button>
        )}
        <button type="button" className={classes.turn} data-next onClick={() => turn(index + 1)}>
          <span className={classes.word}>Next</span>
          <IconArrowRight size={28} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/** Reads the page aloud, and calls `onEnd` after its last word. */
function useReadingOn(isListening: boolean, page: string | undefined, onEnd: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onEnd` must not start the page again.
  useEffect(() => {
    if (!isListening || page === undefined) return;
    speaker.speak(plainText(page), { onEnd });
    return () => speaker.stop();
  }, [isListening, page]);
}

function TheEnd({ story, onAgain }: { story: StoryBody; onAgain: () => void }) {
  return (
    <div className={classes.end} role="status">
      <Picture name={story.cover} className={classes.endCover} />
      <p className={classes.endText}>The end.</p>
      <div className={classes.choices}>
        <button type="button" className={classes.turn} onClick={onAgain}>
          Read it again
        </button>
        <ChildLink to="/story" className={classes.listen}>
          Another story
        </ChildLink>
      </div>
    </div>
  );
}
