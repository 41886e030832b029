import { lazy, Suspense } from 'react';
import { useEver } from './useEver';
import { useHasToasts } from './useHasToasts';

const ToastList = lazy(async () => ({ default: (await import('./ToastList')).ToastList }));

/** Shows the messages of `notifications.show`. The list loads with the first message, because most visits have none. */
export function Toasts() {
  const isWanted = useEver(useHasToasts());
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
