import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { ChildConversationRow } from './conversations/ChildConversationRow';
import classes from './conversations/child-conversations.module.css';
import { useChildConversations } from './conversations/useChildConversations';

const SHOWN = 3;

/** The newest conversations of the child, and the way to all of them. */
export function ChildConversationsSection({ child }: { child: ChildFieldsFragment }) {
  const { items, total, isLoading, error, refresh } = useChildConversations(child.id, null, SHOWN);
  return (
    <Section
      title="Conversations"
      hint={
        child.transcript === 'FULL'
          ? `You can read everything. ${child.nickname}’s screen says so.`
          : `You see topics only. ${child.nickname}’s screen says so.`
      }
    >
      {error && <ErrorNotice error={error} onRetry={refresh} />}
      {isLoading && <ListSkeleton count={SHOWN} />}
      {!isLoading && !error && items.length === 0 && (
        <Text size="sm">No conversations yet. They appear here once {child.nickname} talks with Starling.</Text>
      )}
      {items.length > 0 && (
        <>
          <ul className={classes.rows} aria-label="Newest conversations">
            {items.slice(0, SHOWN).map((conversation) => (
              <ChildConversationRow key={conversation.id} child={child} conversation={conversation} />
            ))}
          </ul>
          <Group>
            <Button component={Link} to={`/profiles/${child.id}/conversations`} variant="light" size="sm">
              {total > SHOWN ? `All ${total.toLocaleString()} conversations` : 'Open conversations'}
            </Button>
          </Group>
        </>
      )}
    </Section>
  );
}
