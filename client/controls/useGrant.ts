import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { ChildFieldsFragment, GrantTimeInput } from '../gql/graphql';
import { errorCodeOf } from '../platform/api-error';
import { thenRefetch } from '../platform/then-refetch';
import { showFailure } from '../ui/show-failure';
import { GRANT_TIME } from './controls.graphql';
import { grantedText } from './grants';
import { t } from './texts';

/** Gives extra time, and says what it does. Returns whether it worked. `zone` is the clock of the child now. */
export function useGrant({ id, nickname }: ChildFieldsFragment, zone: string) {
  const [run, { loading }] = useMutation(GRANT_TIME, thenRefetch('ChildState', 'ChildTimeline'));
  const grant = async (input: GrantTimeInput): Promise<boolean> => {
    try {
      await run({ variables: { childId: id, input } });
      notifications.show({ color: 'sheen', message: grantedText(nickname, input, Date.now(), zone) });
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
