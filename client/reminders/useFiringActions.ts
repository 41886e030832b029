import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { FiringFieldsFragment } from '../gql/graphql';
import { thenRefetch } from '../platform/then-refetch';
import { showFailure } from '../ui/show-failure';
import { MARK_FIRING_DONE, SKIP_FIRING, SNOOZE_FIRING } from './reminders.graphql';
import { t } from './texts';

const REFETCHED = thenRefetch('Reminders');

/** What the reader does about a reminder that is due. It is settled for everyone whom it is for. */
export function useFiringActions({ id, title }: Pick<FiringFieldsFragment, 'id' | 'title'>) {
  const [markDone] = useMutation(MARK_FIRING_DONE, REFETCHED);
  const [snooze] = useMutation(SNOOZE_FIRING, REFETCHED);
  const [skip] = useMutation(SKIP_FIRING, REFETCHED);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<unknown>, message: string) => {
    setIsBusy(true);
    try {
      await act();
      notifications.show({ color: 'sheen', message });
    } catch (reason) {
      showFailure(t('due.failed', { title }), reason);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    done: () => run(() => markDone({ variables: { id } }), t('due.isDone', { title })),
    skip: () => run(() => skip({ variables: { id } }), t('due.isSkipped', { title })),
    snooze: (minutes: number, label: string) =>
      run(() => snooze({ variables: { id, minutes } }), t('due.isSnoozed', { title, label })),
  };
}
