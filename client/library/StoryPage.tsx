import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconMessageCircle, IconTextDecrease, IconTextIncrease } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { StoryBody } from '../../contract/library';
import { usePageTitle } from '../ui/page-title';
import { LibraryItem } from './LibraryItem';
import { ageText } from './library-filter';
import { Prose } from './Prose';
import { Picture } from './pictures/Picture';
import { READING_SIZES, readReadingStep, writeReadingStep } from './reading-size';
import classes from './StoryPage.module.css';

/** `/story/{slug}`: one story to read aloud, without distractions. */
export function StoryPage() {
  const { slug = '' } = useParams();
  return (
    <LibraryItem<StoryBody>
      path={`/library/stories/${encodeURIComponent(slug)}`}
      name="This story"
      shelf={{ to: '/story', label: 'All stories' }}
    >
      {(story) => <Story key={story.slug} story={story} />}
    </LibraryItem>
  );
}

function Story({ story }: { story: StoryBody }) {
  const [step, setStep] = useState(() => readReadingStep(localStorage));
  const change = (by: number) => setStep(writeReadingStep(localStorage, step + by));
  usePageTitle(story.title);
  const another = `Tell us another story like “${story.title}”.`;
  return (
    <article className={classes.story} style={{ '--reading-size': READING_SIZES[step] } as CSSProperties}>
      <Group justify="space-between" mb="xl" className="no-print">
        <Button
          component={Link}
          to="/story"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} />}
          ml={-12}
        >
          All stories
        </Button>
        <Group gap={4} role="group" aria-label="Text size">
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            aria-label="Smaller text"
            disabled={step === 0}
            onClick={() => change(-1)}
          >
            <IconTextDecrease size={22} />
          </ActionIcon>
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            aria-label="Larger text"
            disabled={step === READING_SIZES.length - 1}
            onClick={() => change(1)}
          >
            <IconTextIncrease size={22} />
          </ActionIcon>
          <span className="visually-hidden" role="status">
            Text size {step + 1} of {READING_SIZES.length}
          </span>
        </Group>
      </Group>
      <header className={classes.head}>
        <span className={classes.cover}>
          <Picture name={story.cover} />
        </span>
        <Title order={1} className={classes.title}>
          {story.title}
        </Title>
        <Text c="dimmed">
          {ageText(story.age)} · {story.minutes} min to read aloud
        </Text>
      </header>
      <Prose isStory>{story.body}</Prose>
      <footer className={classes.end}>
        <svg width="72" height="16" viewBox="0 0 72 16" aria-hidden="true">
          <path d="M36 1l2.4 4.6L43 8l-4.6 2.4L36 15l-2.4-4.600L29 8l4.600-2.400Z" fill="currentColor" />
          <circle cx="12" cy="8" r="2.5" fill="currentColor" />
          <circle cx="60" cy="8" r="2.5" fill="currentColor" />
        </svg>
        <Group gap="xs" justify="center" className="no-print">
          <Button component={Link} to="/story" variant="default">
            Another story
          </Button>
          <Button
            component={Link}
            to="/chat"
            state={{ draft: another }}
            variant="light"
            leftSection={<IconMessageCircle size={18} />}
          >
            Ask Starling for a similar story
          </Button>
        </Group>
      </footer>
    </article>
  );
}
