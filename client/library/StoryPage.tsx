import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconMessageCircle, IconTextDecrease, IconTextIncrease } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { StoryBody } from '../../contract/library';
import { LibraryItem } from './LibraryItem';
import classes from './library.module.css';
import { ageText } from './library-filter';
import { Prose } from './Prose';
import { READING_SIZES, readReadingStep, writeReadingStep } from './reading-size';

/** `/story/{slug}`: one story, with nothing around it that wants attention. */
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
      <header className={classes.storyHead}>
        <Title order={1} className={classes.storyTitle}>
          {story.title}
        </Title>
        <Text c="dimmed">
          {ageText(story.age)} · {story.minutes} min to read aloud
        </Text>
      </header>
      <Prose className={classes.storyText}>{story.body}</Prose>
      <footer className={classes.storyEnd}>
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
            Ask Starling for one like it
          </Button>
        </Group>
      </footer>
    </article>
  );
}
