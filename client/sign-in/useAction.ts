import { notifications } from '@mantine/notifications';
import { useCallback, useState } from 'react';
import { messageOf } from '../platform/api-error';
import { t } from './texts';

/** Runs the action of a button. `running` names it, and a toast reports success or failure. */
export function useAction() {
  const [running, setRunning] = useState<string | null>(null);
  const run = useCallback(async (name: string, work: () => Promise<unknown>, done?: string) => {
    setRunning(name);
    try {
      await work();
      if (done) notifications.show({ color: 'sheen', message: done });
      return true;
    } catch (error) {
      notifications.show({ color: 'red', title: t('actionFailed'), message: messageOf(error) });
      return false;
    } finally {
      setRunning(null);
    }
  }, []);
  return { running, run };
}
