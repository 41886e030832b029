import { Badge, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type PageName, pageText } from '../platform/page-names';
import { EmptyState } from '../ui/EmptyState';
import { PageHeader } from '../ui/PageHeader';
import { moreText } from './more-texts';

/** Why there is nothing to see. */
export type ComingReason = 'devices' | 'unavailable';

/** A page that does not exist yet. */
export function ComingSoonPage({ title, reason }: { title: PageName; reason: ComingReason }) {
  return (
    <>
      <PageHeader title={pageText(title)} aside={<Badge color="beak">{moreText('coming.soon')}</Badge>} />
      <EmptyState
        title={moreText('coming.notReady')}
        action={
          <Button component={Link} to="/chat" mt="xs">
            {moreText('coming.back')}
          </Button>
        }
      >
        <Text component="span">{moreText(`coming.${reason}`)}</Text>
      </EmptyState>
    </>
  );
}
