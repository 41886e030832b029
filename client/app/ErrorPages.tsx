import { Button, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { requestIdOf } from '../platform/api-error';
import { FullScreen } from '../ui/FullScreen';
import { reload } from './reload';
import { t } from './texts';

const load = () => import('./ProblemPages');
const offline = () => ({ default: OfflinePage });
// They load when they are needed, because /login should not wait for them.
const Lost = lazy(() => load().then(({ LostPage }) => ({ default: LostPage }), offline));
const Broken = lazy(() => load().then(({ BrokenPage }) => ({ default: BrokenPage }), offline));

/** Shown when the code of a page could not be loaded. */
function OfflinePage() {
  return (
    <FullScreen title={t('offline.title')} drawing={<IconCloudOff size={72} stroke={1.2} aria-hidden="true" />}>
      <Text c="dimmed">{t('offline.text')}</Text>
      <Button onClick={reload} mt="sm">
        {t('offline.again')}
      </Button>
    </FullScreen>
  );
}

/** Shown when a page fails: not found, offline, or an error of ours. Each offers a next step. */
export function ErrorPage() {
  const error = useRouteError();
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  const isChunk = error instanceof TypeError && /import|fetch|load/iu.test(error.message);
  if (!isLost && (!navigator.onLine || isChunk)) return <OfflinePage />;
  return <Suspense>{isLost ? <Lost /> : <Broken requestId={requestIdOf(error)} />}</Suspense>;
}
