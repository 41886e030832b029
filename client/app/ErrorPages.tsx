import { Button, Group, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { requestIdOf } from '../platform/api-error';
import { FullScreen } from '../ui/FullScreen';

const reload = () => window.location.reload();

/** Loads when a page fails, because /login should not wait for it. A page that fails without network does without it. */
const Branch = lazy<ComponentType>(() =>
  import('../ui/BranchDrawing').then(
    ({ BranchDrawing }) => ({ default: () => <BranchDrawing empty /> }),
    () => ({ default: () => null }),
  ),
);

function EmptyBranch() {
  return (
    <Suspense>
      <Branch />
    </Suspense>
  );
}

/** Shown for an address that has no page. */
export function LostPage() {
  return (
    <FullScreen title="Page not found" drawing={<EmptyBranch />}>
      <Text c="dimmed">The link may be old, or the address has a typo. Your data is safe.</Text>
      <Button component={Link} to="/" mt="sm">
        Back to Starling
      </Button>
    </FullScreen>
  );
}

/** Shown when the code of a page could not be loaded. */
function OfflinePage() {
  return (
    <FullScreen title="You are offline" drawing={<IconCloudOff size={72} stroke={1.2} aria-hidden="true" />}>
      <Text c="dimmed">This page could not be loaded. Check your connection and try again.</Text>
      <Button onClick={reload} mt="sm">
        Try again
      </Button>
    </FullScreen>
  );
}

/** Shown when a page fails: not found, offline, or an error of ours. Each offers a next step. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <LostPage />;
  const isChunk = error instanceof TypeError && /import|fetch|load/iu.test(error.message);
  if (!navigator.onLine || isChunk) return <OfflinePage />;
  const requestId = requestIdOf(error);
  return (
    <FullScreen title="Something went wrong" drawing={<EmptyBranch />}>
      <Text c="dimmed">This is our fault, not yours. Your messages to Starling are saved.</Text>
      <Group mt="sm" justify="center">
        <Button onClick={reload}>Reload this page</Button>
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
