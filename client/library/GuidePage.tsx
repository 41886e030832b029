import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconMessageCircle, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import type { GuideBody } from '../../contract/library';
import { PageHeader } from '../ui/PageHeader';
import { TagBadges } from '../ui/TagBadges';
import { LibraryItem } from './LibraryItem';
import classes from './library.module.css';
import { ageText } from './library-filter';
import { Prose } from './Prose';

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
  const navigate = useNavigate();
  const question = `Tell me more about “${guide.title}”.`;
  return (
    <article className={classes.guide}>
      <PageHeader title={guide.title} subtitle={guide.summary} onBack={() => void navigate('/library')} />
      <Group gap="sm" mb="lg">
        <TagBadges tags={guide.topics} />
        <Text size="sm" c="dimmed">
          {ageText(guide.age)} · {guide.minutes} min read
        </Text>
        <Tooltip label="Print">
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            radius="xl"
            ml="auto"
            aria-label="Print this guide"
            className="no-print"
            onClick={() => window.print()}
          >
            <IconPrinter size={20} />
          </ActionIcon>
        </Tooltip>
      </Group>
      <Prose>{guide.body}</Prose>
      <div className={`${classes.askBox} no-print`}>
        <Text fw={700}>Does your child do this differently?</Text>
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
