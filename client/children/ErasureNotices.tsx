import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Rich } from '../platform/languages/Rich';
import { useAction } from '../sign-in/useAction';
import { momentText } from '../ui/dates';
import { CANCEL_CONVERSATIONS_ERASURE, CANCEL_ERASURE } from './erasure.graphql';
import { BOLD, Notice, type NoticeProps } from './Notice';
import { t } from './texts';

/** The profile will be erased, unless somebody calls it off. */
export function ErasureNotice({ child: { id, nickname, erasesAt } }: NoticeProps) {
  const [cancel] = useMutation(CANCEL_ERASURE, { refetchQueries: ['Child', 'Children'] });
  const { running, run } = useAction();
  const callOff = () =>
    run('cancel', () => cancel({ variables: { childId: id } }), t('notice.profileKept', { name: nickname }));
  return (
    <Notice
      action={
        <Button size="sm" variant="white" color="red" loading={running !== null} onClick={callOff}>
          {t('notice.keepProfile')}
        </Button>
      }
    >
      <Rich text={t('notice.erasure', { name: nickname, time: erasesAt ? momentText(erasesAt) : '' })} parts={BOLD} />
    </Notice>
  );
}

/** The conversations will be deleted, unless somebody calls it off. */
export function ConversationsErasureNotice({ child: { id, nickname, conversationsEraseAt } }: NoticeProps) {
  const [cancel] = useMutation(CANCEL_CONVERSATIONS_ERASURE, { refetchQueries: ['Child', 'Children'] });
  const { running, run } = useAction();
  const callOff = () =>
    run('cancel', () => cancel({ variables: { childId: id } }), t('notice.conversationsKept', { name: nickname }));
  return (
    <Notice
      action={
        <Button size="sm" variant="white" color="red" loading={running !== null} onClick={callOff}>
          {t('notice.keepConversations')}
        </Button>
      }
    >
      <Rich
        text={t('notice.conversations', {
          name: nickname,
          time: conversationsEraseAt ? momentText(conversationsEraseAt) : '',
        })}
        parts={BOLD}
      />
    </Notice>
  );
}
