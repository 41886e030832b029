import { Badge, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';

/** A page that does not exist yet. */
export function ComingSoonPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader title={title} aside={<Badge color="beak">Coming Soon</Badge>} />
      <EmptyState
        title="Not ready yet"
        action={
          <Button component={Link} to="/chat" mt="xs">
            Back to Chat
          </Button>
        }
      >
        <Text component="span">{text}</Text>
      </EmptyState>
    </>
  );
}
