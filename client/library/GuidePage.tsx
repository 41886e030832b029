import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconMessageCircle, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import type { GuideBody } from '../../contract/library';
import { PageHeader } from '../ui/PageHeader';
import { TagBadges } from '../ui/TagBadges';
import classes from './GuidePage.module.css';
import { LibraryItem } from './LibraryItem';
import { ageText } from './library-filter';
import { Prose } from './Prose';
import { Picture } from './pictures/Picture';

/** `/library/{slug}`: one guide. */
export function GuidePage() {
  const { slug = '' } = useParams();
  return (
    <LibraryItem<GuideBody>
      path={`/library/guides/${encodeURIComponent(slug)}`}
      name="This guide"
      shelf={{ to: '/library', label: 'All guides' }}
    >
      {(guide) => <Guide guide={guide} />}
    </LibraryItem>
  );
}

function Guide({ guide }: { guide: GuideBody }) {
  const question = `Tell me more about “${guide.title}”.`;
  return (
    <article className={classes.guide}>
      <Group justify="space-between" mb="sm" className="no-print">
        <Button
          component={Link}
          to="/library"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} />}
          ml={-12}
        >
          All guides
        </Button>
        <Tooltip label="Print">
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            radius="xl"
            aria-label="Print this guide"
            onClick={() => window.print()}
          >
            <IconPrinter size={20} />
          </ActionIcon>
        </Tooltip>
      </Group>
      <div className={classes.head}>
        <span className={classes.cover}>
          <Picture name={guide.cover} />
        </span>
        <div className={classes.about}>
          <PageHeader title={guide.title} subtitle={guide.summary} />
          <Group gap="sm">
            <TagBadges tags={guide.topics} />
            <Text size="sm" c="dimmed">
              {ageText(guide.age)} · {guide.minutes} min read
            </Text>
          </Group>
        </div>
      </div>
      <div className={classes.body}>
        <Prose>{guide.body}</Prose>
      </div>
      <div className={`${classes.askBox} no-print`}>
        <Text fw={700}>Is it different with your child?</Text>
        <Text size="sm" c="dimmed" mb="sm">
          Tell Starling what you see at home. It knows this guide.
        </Text>
        <Button component={Link} to="/chat" state={{ draft: question }} leftSection={<IconMessageCircle size={18} />}>
          Ask Starling about this
        </Button>
      </div>
    </article>
  );
}
