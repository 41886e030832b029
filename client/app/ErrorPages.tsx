import { Button, Group, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { requestIdOf } from '../platform/api-error';
import { BranchDrawing } from '../ui/BranchDrawing';
import { FullScreen } from './FullScreen';

const reload = () => window.location.reload();

/** No page has this address. */
export function LostPage() {
  return (
    <FullScreen title="This page is not here" drawing={<BranchDrawing empty />}>
      <Text c="dimmed">The address may be old, or a letter is missing. Nothing of yours is lost.</Text>
      <Button component={Link} to="/" mt="sm">
        Back to Starling
      </Button>
    </FullScreen>
  );
}

/** The part of the program for this page could not be loaded. */
function OfflinePage() {
  return (
    <FullScreen title="You are offline" drawing={<IconCloudOff size={72} stroke={1.2} aria-hidden="true" />}>
      <Text c="dimmed">This page could not be loaded. It comes back with your connection.</Text>
      <Button onClick={reload} mt="sm">
        Try again
      </Button>
    </FullScreen>
  );
}

/** Where a page breaks: lost, offline or our fault, each with a way on. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <LostPage />;
  const isChunk = error instanceof TypeError && /import|fetch|load/iu.test(error.message);
  if (!navigator.onLine || isChunk) return <OfflinePage />;
  const requestId = requestIdOf(error);
  return (
    <FullScreen title="Something broke here" drawing={<BranchDrawing empty />}>
      <Text c="dimmed">It is our fault, not yours. What you have written to Starling is kept.</Text>
      <Group mt="sm" justify="center">
        <Button onClick={reload}>Load this page again</Button>
        <Button variant="default" component="a" href="/chat">
          Back to Chat
        </Button>
      </Group>
      {requestId && (
        <Text size="xs" c="dimmed" mt="sm">
          Request {requestId}
        </Text>
      )}
    </FullScreen>
  );
}
