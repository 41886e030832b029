import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useAction } from '../sign-in/useAction';
import { momentText } from '../ui/dates';
import { CANCEL_CONVERSATIONS_ERASURE, CANCEL_ERASURE } from './erasure.graphql';
import { Notice, type NoticeProps } from './Notice';

/** The profile will be erased, unless somebody calls it off. */
export function ErasureNotice({ child: { id, nickname, erasesAt } }: NoticeProps) {
  const [cancel] = useMutation(CANCEL_ERASURE, { refetchQueries: ['Child', 'Children'] });
  const { running, run } = useAction();
  const callOff = () =>
    run('cancel', () => cancel({ variables: { childId: id } }), `${nickname}’s profile stays. Nothing was erased.`);
  return (
    <Notice
      action={
        <Button size="sm" variant="white" color="red" loading={running !== null} onClick={callOff}>
          Keep the profile
        </Button>
      }
    >
      <strong>
        {nickname}’s profile will be erased on {erasesAt && momentText(erasesAt)}
      </strong>
      , with all conversations and devices. Until then, each guardian can export the data or call this off.
    </Notice>
  );
}

/** The conversations will be deleted, unless somebody calls it off. */
export function ConversationsErasureNotice({ child: { id, nickname, conversationsEraseAt } }: NoticeProps) {
  const [cancel] = useMutation(CANCEL_CONVERSATIONS_ERASURE, { refetchQueries: ['Child', 'Children'] });
  const { running, run } = useAction();
  const callOff = () =>
    run('cancel', () => cancel({ variables: { childId: id } }), `${nickname}’s conversations stay.`);
  return (
    <Notice
      action={
        <Button size="sm" variant="white" color="red" loading={running !== null} onClick={callOff}>
          Keep the conversations
        </Button>
      }
    >
      <strong>
        {nickname}’s conversations will be deleted on {conversationsEraseAt && momentText(conversationsEraseAt)}.
      </strong>{' '}
      Until then, each guardian can export them or call this off.
    </Notice>
  );
}
