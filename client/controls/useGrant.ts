import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { ChildFieldsFragment, GrantTimeInput } from '../gql/graphql';
import { errorCodeOf } from '../platform/api-error';
import { showFailure } from '../ui/show-failure';
import { GRANT_TIME } from './controls.graphql';
import { grantedText } from './grants';
import { t } from './texts';

/** Gives extra time, and says what it does. Returns whether it worked. */
export function useGrant({ id, nickname, timeZone }: ChildFieldsFragment) {
  const [run, { loading }] = useMutation(GRANT_TIME, {
    refetchQueries: ['ChildState', 'ChildTimeline'],
    awaitRefetchQueries: true,
  });
  const grant = async (input: GrantTimeInput): Promise<boolean> => {
    try {
      await run({ variables: { childId: id, input } });
      notifications.show({ color: 'sheen', message: grantedText(nickname, input, Date.now(), timeZone) });
      return true;
    } catch (reason) {
      if (errorCodeOf(reason) === 'helper_limit') {
        notifications.show({
          color: 'beak',
          title: t('grant.helperTitle'),
          message: t('grant.helperText'),
        });
      } else showFailure(t('grant.failed'), reason);
      return false;
    }
  };
  return { grant, isGranting: loading };
}
