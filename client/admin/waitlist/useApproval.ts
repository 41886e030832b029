import { useApolloClient, useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { showFailure } from '../../ui/show-failure';
import { showUndo } from '../../ui/undo-toast';
import { approvalText, undoText } from './approval-texts';
import type { Invitation } from './InvitationLinks';
import { t } from './texts';
import type { WaitlistEntry } from './useWaitlistTable';
import { INVITE_ENTRIES, UNDO_APPROVALS, WAITLIST_ENTRIES } from './waitlist.graphql';

/** The first of the list, whatever the table shows. */
const NEXT = { status: 'WAITLISTED', search: null, sortBy: 'PLACE', reversed: false, offset: 0 } as const;

/**
 * Approves entries, and makes new invitation links for approved ones. Keeps the links until they are dismissed, because
 * the server returns each of them only once. `onChanged` runs after each approval and after it was taken back.
 */
export function useApproval(onChanged: () => void) {
  const client = useApolloClient();
  const [invite] = useMutation(INVITE_ENTRIES);
  const [undoApprovals] = useMutation(UNDO_APPROVALS);
  // From the click to the end, so that a second click approves no others.
  const [isApproving, setApproving] = useState(false);
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);

  const undo = async (emails: string[]) => {
    try {
      const { data } = await undoApprovals({ variables: { emails } });
      const undone = new Set(data?.undoWaitlistApprovals);
      setInvitations((before) => before.filter(({ email }) => !undone.has(email)));
      const text = undoText(emails, undone.size);
      notifications.show({ color: undone.size === emails.length ? 'teal' : 'yellow', message: text });
      onChanged();
    } catch (error) {
      showFailure(t('approval.undoFailed'), error);
    }
  };

  const attempt = async (work: () => Promise<void>) => {
    if (isApproving) return;
    setApproving(true);
    try {
      await work();
    } catch (error) {
      showFailure(t('approval.failed'), error, t('approval.failedText'));
    } finally {
      setApproving(false);
    }
  };
  const send = async (entries: readonly WaitlistEntry[]) => {
    const { data } = await invite({ variables: { emails: entries.map(({ email }) => email) } });
    const invited = data?.inviteWaitlistEntries ?? [];
    const listed = new Set(invited.map(({ email }) => email));
    const approved = entries.flatMap(({ email, status }) =>
      status === 'WAITLISTED' && listed.has(email) ? [email] : [],
    );
    const text = approvalText(entries, approved);
    if (approved.length > 0) showUndo(text, () => void undo(approved));
    else notifications.show({ color: 'teal', message: text });
    setInvitations(invited.flatMap(({ email, invitationUrl }) => (invitationUrl ? [{ email, invitationUrl }] : [])));
    onChanged();
  };

  const approve = (entries: readonly WaitlistEntry[]) => attempt(() => send(entries));
  const approveNext = (count: number) =>
    attempt(async () => {
      const { data } = await client.query({
        query: WAITLIST_ENTRIES,
        variables: { ...NEXT, limit: count },
        fetchPolicy: 'network-only',
      });
      const entries = data?.waitlistEntries.items ?? [];
      if (entries.length > 0) await send(entries);
    });

  return { approve, approveNext, isApproving, invitations, dismissInvitations: () => setInvitations([]) };
}
