import { Progress } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { StoryBody } from '../../../contract/library';
import { t } from '../boards/texts';
import classes from './StoryBook.module.css';
import { StoryScene } from './StoryScene';
import { StoryText } from './StoryText';
import { usePageKeys, useSwipe, useTopOfPage, useTurnDirection } from './usePageTurning';
import type { OpenStory } from './useStory';

interface StoryBookProps extends OpenStory {
  story: Pick<StoryBody, 'slug' | 'cover'>;
  canListen: boolean;
  /** Marks the sentence and the word that are read aloud. */
  hasMarks?: boolean;
  /** Shown after the last page. */
  end: ReactNode;
  /** It fills the height, and a long page scrolls inside. */
  isFull?: boolean;
}

/** A story like a picture book: pages to turn by buttons, arrow keys or a finger, or to listen to from here on. */
export function StoryBook({ story, pages, session, canListen, hasMarks = true, end, isFull = false }: StoryBookProps) {
  const { page, sentence, word, isListening, isOver } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const turnBy = (by: number) => {
    const next = page + by;
    if (next >= 0 && next <= pages.length) session.turnTo(next);
  };
  usePageKeys(turnBy);
  const swipe = useSwipe(turnBy);
  const direction = useTurnDirection(page);
  const sheet = useTopOfPage(page);
  const text = pages[page];

  if (text === undefined) return end;
  return (
    <div className={classes.book} data-full={isFull || undefined}>
      <section
        ref={sheet}
        className={classes.sheet}
        aria-label={t('book.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a long page.
        tabIndex={0}
        {...swipe}
      >
        {/* Only an element that stays has its new text read. A screen reader would talk over the voice. */}
        <div className={classes.live} aria-live={isListening ? 'off' : 'polite'}>
          <div key={page} className={classes.page} data-turn={direction}>
            <StoryScene story={story} pages={pages} page={page} />
            <div className={classes.text}>
              <StoryText page={text} sentence={isListening && hasMarks ? sentence : null} word={word} />
            </div>
          </div>
        </div>
      </section>
      <p role="status" className={classes.notice}>
        {isOver && t('book.over')}
      </p>
      <div className={classes.place}>
        <Progress
          value={((page + 1) / pages.length) * 100}
          color="beak"
          size="md"
          radius="xl"
          flex={1}
          aria-label={t('book.progress')}
        />
        <span className="tabular-numbers">{t('book.page', { page: page + 1, total: pages.length })}</span>
      </div>
      <div className={classes.buttons}>
        <button type="button" className={classes.turn} disabled={page === 0} onClick={() => turnBy(-1)}>
          <IconArrowLeft size={28} aria-hidden="true" />
          <span className={classes.word}>{t('book.back')}</span>
        </button>
        {canListen && (
          <button
            type="button"
            className={classes.listen}
            onClick={() => (isListening ? session.stop() : session.listen())}
          >
            {isListening ? (
              <IconPlayerStopFilled size={26} aria-hidden="true" />
            ) : (
              <IconPlayerPlayFilled size={26} aria-hidden="true" />
            )}
            <span className={classes.listenWord}>{isListening ? t('book.stop') : t('book.listen')}</span>
          </button>
        )}
        <button type="button" className={classes.turn} data-next onClick={() => turnBy(1)}>
          <span className={classes.word}>{t('book.next')}</span>
          <IconArrowRight size={28} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
