import { Alert, Group, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ReportQuery, ReportSource } from '../gql/graphql';
import { RelativeTime } from '../ui/RelativeTime';
import classes from './moderation.module.css';
import { t } from './texts';

/** Shared with the chat, and heavier than the rest of the page. */
const Markdown = lazy(async () => ({ default: (await import('../chat/view/Markdown')).Markdown }));

type Message = ReportQuery['moderationReport']['excerpt'][number];

interface ReportExcerptProps {
  source: ReportSource;
  messages: readonly Message[];
}

/** A sentence of Starling that the safety check found never reached its reader. */
function reportedText(source: ReportSource, role: Message['role']): string {
  if (source !== 'SAFETY') return t('excerpt.reported');
  return role === 'USER' ? t('excerpt.found') : t('excerpt.stopped');
}

/** The reported message and the messages around it, as the chat shows them. */
export function ReportExcerpt({ source, messages }: ReportExcerptProps) {
  return (
    <>
      {/* Not news: a screen reader reads it in its place. */}
      <Alert variant="light" color="gray" role="note">
        {t('excerpt.text')}
      </Alert>
      <h3 className="visually-hidden">{t('excerpt.label')}</h3>
      <ol className={classes.excerpt} aria-label={t('excerpt.label')}>
        {messages.map((message) => (
          <li key={message.id} data-reported={message.reported || undefined} data-role={message.role}>
            <Group justify="space-between" gap="xs">
              <Text size="xs" fw={700}>
                {message.role === 'USER' ? t('excerpt.user') : 'Starling'}
                {message.reported && ` · ${reportedText(source, message.role)}`}
              </Text>
              <RelativeTime value={message.createdAt} />
            </Group>
            {message.role === 'USER' ? (
              <Text size="sm" className={classes.excerptText}>
                {message.content}
              </Text>
            ) : (
              <Suspense fallback={<Skeleton height={48} />}>
                <Markdown text={message.content} />
              </Suspense>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
