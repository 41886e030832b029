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
import { t } from './texts';

/** `/library/{slug}`: one guide. */
export function GuidePage() {
  const { slug = '' } = useParams();
  return (
    <LibraryItem<GuideBody>
      path={`/library/guides/${encodeURIComponent(slug)}`}
      notFound={t('guides.notFound')}
      shelf={{ to: '/library', label: t('guides.all') }}
    >
      {(guide) => <Guide guide={guide} />}
    </LibraryItem>
  );
}

function Guide({ guide }: { guide: GuideBody }) {
  const question = t('guides.question', { title: guide.title });
  return (
    <article className={classes.guide}>
      <Group justify="space-between" mb="sm" className="no-print">
        <Button
          component={Link}
          to="/library"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} />}
          style={{ marginInlineStart: -12 }}
        >
          {t('guides.all')}
        </Button>
        <Tooltip label={t('guides.print')}>
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            radius="xl"
            aria-label={t('guides.printThis')}
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
              {ageText(guide.age)} · {t('guides.minutes', { count: guide.minutes })}
            </Text>
          </Group>
        </div>
      </div>
      <div className={classes.body}>
        <Prose>{guide.body}</Prose>
      </div>
      <div className={`${classes.askBox} no-print`}>
        <Text fw={700}>{t('guides.different')}</Text>
        <Text size="sm" c="dimmed" mb="sm">
          {t('guides.tell')}
        </Text>
        <Button component={Link} to="/chat" state={{ draft: question }} leftSection={<IconMessageCircle size={18} />}>
          {t('guides.ask')}
        </Button>
      </div>
    </article>
  );
}
