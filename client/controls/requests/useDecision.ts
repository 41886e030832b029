import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { ChildRequestFieldsFragment, DecideRequestInput } from '../../gql/graphql';
import { errorCodeOf, graphqlErrorOf } from '../../platform/api-error';
import { useUser } from '../../session/useSession';
import { showFailure } from '../../ui/show-failure';
import { t } from '../texts';
import { answeredText, decidedText } from './request-words';
import { DECIDE_REQUEST } from './requests.graphql';

/** Answers a request. The first answer of a grown-up counts, and who was later hears whose it was. */
export function useDecision(nickname: string) {
  const { id: readerId } = useUser();
  const [run, { loading, client }] = useMutation(DECIDE_REQUEST, {
    refetchQueries: ['PendingRequests', 'ChildState', 'ChildTimeline', 'ChildControls'],
  });
  const decide = async ({ id }: ChildRequestFieldsFragment, input: DecideRequestInput) => {
    try {
      await run({ variables: { id, input } });
      notifications.show({ color: 'sheen', message: answeredText(nickname, input.decision) });
    } catch (reason) {
      const code = errorCodeOf(reason);
      if (code === 'already_decided') {
        notifications.show({
          color: 'beak',
          title: t('request.late'),
          message: decidedText(graphqlErrorOf(reason)?.extensions ?? {}, readerId),
        });
      } else if (code === 'helper_limit') {
        notifications.show({
          color: 'beak',
          title: t('grant.helperTitle'),
          message: t('grant.helperText'),
        });
      } else showFailure(t('request.failed'), reason);
      // Each query shows its own error.
      client.refetchQueries({ include: ['PendingRequests'] }).catch(() => undefined);
    }
  };
  return { decide, isDeciding: loading };
}
