import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState';

/** A shelf belongs to a family. */
export function NoFamily() {
  return (
    <EmptyState
      title="Your family’s shelf comes with your first child"
      action={
        <Button component={Link} to="/profiles/new" mih={44}>
          Add a child
        </Button>
      }
    >
      With a child’s profile you can add stories, pictures and worksheets here and put them on the child’s device.
    </EmptyState>
  );
}
