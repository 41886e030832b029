import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { ChildConversationRow } from './conversations/ChildConversationRow';
import classes from './conversations/child-conversations.module.css';
import { useChildConversations } from './conversations/useChildConversations';
import { t } from './texts';

const SHOWN = 3;

/** The newest conversations of the child, and the way to all of them. */
export function ChildConversationsSection({ child }: { child: ChildFieldsFragment }) {
  const { items, total, isLoading, error, refresh } = useChildConversations(child.id, null, SHOWN);
  return (
    <Section
      title={t('talks.title')}
      hint={
        child.transcript === 'FULL'
          ? t('talks.readsAll', { name: child.nickname })
          : t('talks.seesTopics', { name: child.nickname })
      }
    >
      {error && <ErrorNotice error={error} onRetry={refresh} />}
      {isLoading && <ListSkeleton count={SHOWN} />}
      {!isLoading && !error && items.length === 0 && <Text size="sm">{t('talks.none', { name: child.nickname })}</Text>}
      {items.length > 0 && (
        <>
          <ul className={classes.rows} aria-label={t('talks.newest')}>
            {items.slice(0, SHOWN).map((conversation) => (
              <ChildConversationRow key={conversation.id} child={child} conversation={conversation} />
            ))}
          </ul>
          <Group>
            <Button component={Link} to={`/profiles/${child.id}/conversations`} variant="light" size="sm">
              {total > SHOWN ? t('talks.all', { count: total }) : t('talks.open')}
            </Button>
          </Group>
        </>
      )}
    </Section>
  );
}
