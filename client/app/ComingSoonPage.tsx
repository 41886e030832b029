import { Badge, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';
import { shellText } from './shell-texts';
import { type PageTitle, t } from './texts';

/** Why there is nothing to see. */
export type ComingReason = 'devices' | 'unavailable';

/** A page that does not exist yet. */
export function ComingSoonPage({ title, reason }: { title: PageTitle; reason: ComingReason }) {
  return (
    <>
      <PageHeader title={t(`page.${title}`)} aside={<Badge color="beak">{shellText('coming.soon')}</Badge>} />
      <EmptyState
        title={shellText('coming.notReady')}
        action={
          <Button component={Link} to="/chat" mt="xs">
            {shellText('coming.back')}
          </Button>
        }
      >
        <Text component="span">{shellText(`coming.${reason}`)}</Text>
      </EmptyState>
    </>
  );
}
