import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { StoryBook } from '../../library/story/StoryBook';
import { openStory } from '../../library/story/useStory';
import { useOwnVoice } from '../speech/own-voice';
import { useSpeech } from '../speech/useSpeech';
import { CONTENT_LANGUAGE } from '../speech/voices';
import { READING_CLOCK } from '../time/reading-clock';
import { bedtimeOf } from '../time/time-view';
import { useNoteActivity } from '../time/useNoteActivity';
import { useOwnTime } from '../time/useOwnTime';
import { TheEndOfShelf } from './TheEndOfShelf';

const START = { page: 0, sentence: 0 };
const FRONT = { slug: '', cover: 'book' } as const;

/** A story that a family wrote, with the pages and the voice of ours. Each opening begins at the first page. */
export function ShelfStory({ text }: { text: string }) {
  const [opened] = useState(() => openStory(text, START, READING_CLOCK, () => undefined));
  const { session, pages } = opened;
  const { page } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { canSpeak } = useSpeech(CONTENT_LANGUAGE);
  const hasMarks = useOwnVoice()?.highlight;
  const time = useOwnTime();
  const quietAt = time ? bedtimeOf(time.state) : null;
  const note = useNoteActivity('story');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is turned counts its minute.
  useEffect(() => note(), [note, page]);
  useEffect(() => session.setQuietAt(quietAt), [session, quietAt]);
  useLayoutEffect(
    // The screen closes: after it nothing reads by itself.
    () => () => session.stop(),
    [session],
  );
  return (
    <StoryBook
      story={FRONT}
      pages={pages}
      session={session}
      canListen={canSpeak}
      hasMarks={hasMarks}
      end={<TheEndOfShelf onAgain={() => session.turnTo(0)} />}
      isFull
    />
  );
}
