import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconMessageCircle, IconTextDecrease, IconTextIncrease } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { StoryBody } from '../../contract/library';
import { browserClock } from '../chat/store/clock';
import { useSpeech } from '../child-home/speech/useSpeech';
import { CONTENT_LANGUAGE } from '../child-home/speech/voices';
import { usePageTitle } from '../ui/page-title';
import { PageSkeleton } from '../ui/Skeletons';
import { LibraryItem } from './LibraryItem';
import { ageText } from './library-filter';
import { READING_SIZES, readReadingStep, writeReadingStep } from './reading-size';
import classes from './StoryPage.module.css';
import { Cover } from './scenes/Cover';
import { EndWords } from './story/EndWords';
import { StoryBook } from './story/StoryBook';
import { StoryText } from './story/StoryText';
import type { Place } from './story/story-session';
import { useStory } from './story/useStory';
import { useStoryStart } from './story/useStoryStart';
import { t } from './texts';

/** `/story/{slug}`: one story to read aloud like a picture book, without distractions. */
export function StoryPage() {
  const { slug = '' } = useParams();
  return (
    <LibraryItem<StoryBody>
      path={`/library/stories/${encodeURIComponent(slug)}`}
      notFound={t('stories.notFound')}
      shelf={{ to: '/story', label: t('stories.all') }}
    >
      {(story) => <Story key={story.slug} story={story} />}
    </LibraryItem>
  );
}

function Story({ story }: { story: StoryBody }) {
  const start = useStoryStart(story);
  usePageTitle(story.title);
  return start ? <OpenedStory story={story} start={start} /> : <PageSkeleton />;
}

function OpenedStory({ story, start }: { story: StoryBody; start: Place }) {
  const [step, setStep] = useState(() => readReadingStep(localStorage));
  const opened = useStory(story, start, browserClock);
  const { session, pages } = opened;
  const { canSpeak } = useSpeech(CONTENT_LANGUAGE);
  // The page closes: after it nothing reads by itself.
  useEffect(() => () => session.stop(), [session]);
  const end = (
    <div className={classes.theEnd}>
      <div className={classes.endCover}>
        <Cover shelf="story" slug={story.slug} cover={story.cover} />
      </div>
      <EndWords text={t('stories.end')} />
      <Button variant="default" onClick={() => session.turnTo(0)}>
        {t('stories.again')}
      </Button>
    </div>
  );
  return (
    <article className={classes.story} style={{ '--reading-size': READING_SIZES[step] } as CSSProperties}>
      <StoryTools step={step} onStep={(next) => setStep(writeReadingStep(localStorage, next))} />
      <header className={classes.head}>
        <Title order={1} className={classes.title}>
          {story.title}
        </Title>
        <Text c="dimmed">
          {ageText(story.age)} · {t('stories.minutesToRead', { count: story.minutes })}
        </Text>
      </header>
      <div className="no-print">
        <StoryBook story={story} {...opened} canListen={canSpeak} end={end} />
      </div>
      <div className={classes.printed}>
        <StoryText page={pages.join('\n\n')} />
      </div>
      <StoryFooter title={story.title} />
    </article>
  );
}

function StoryTools({ step, onStep }: { step: number; onStep: (step: number) => void }) {
  return (
    <Group justify="space-between" mb="md" className="no-print">
      <Button
        component={Link}
        to="/story"
        variant="subtle"
        color="gray"
        leftSection={<IconArrowLeft size={18} />}
        style={{ marginInlineStart: -12 }}
      >
        {t('stories.all')}
      </Button>
      <Group gap={4} role="group" aria-label={t('stories.textSize')}>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={t('stories.smaller')}
          disabled={step === 0}
          onClick={() => onStep(step - 1)}
        >
          <IconTextDecrease size={22} />
        </ActionIcon>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={t('stories.larger')}
          disabled={step === READING_SIZES.length - 1}
          onClick={() => onStep(step + 1)}
        >
          <IconTextIncrease size={22} />
        </ActionIcon>
        <span className="visually-hidden" role="status">
          {t('stories.size', { step: step + 1, total: READING_SIZES.length })}
        </span>
      </Group>
    </Group>
  );
}

function StoryFooter({ title }: { title: string }) {
  const another = t('stories.question', { title });
  return (
    <footer className={classes.end}>
      <Group gap="xs" justify="center" className="no-print">
        <Button component={Link} to="/story" variant="default">
          {t('stories.another')}
        </Button>
        <Button
          component={Link}
          to="/chat"
          state={{ draft: another }}
          variant="light"
          leftSection={<IconMessageCircle size={18} />}
        >
          {t('stories.ask')}
        </Button>
      </Group>
    </footer>
  );
}
