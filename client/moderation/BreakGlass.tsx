import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { BREAK_GLASS_MINUTES, BREAK_GLASS_REASON_MAX_LENGTH } from '../../contract/moderation';
import type { ReportDetailsFragment } from '../gql/graphql';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { momentText } from '../ui/dates';
import { BREAK_GLASS } from './moderation.graphql';

/** More than the excerpt, for a reason and for half an hour. A sealed case shows its text in no other way. */
export function BreakGlass({ report }: { report: ReportDetailsFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  if (report.breakGlass) {
    return (
      <Alert
        variant="light"
        color="yellow"
        icon={<IconLockOpen />}
        title={`Open until ${momentText(report.breakGlass.expiresAt)}`}
      >
        Your reason: {report.breakGlass.reason}
      </Alert>
    );
  }
  return (
    <>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconLockOpen size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {report.isSealed ? 'Open the sealed text' : 'Read more of the conversation'}
      </Button>
      <ReasonDialog report={report} opened={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

interface ReasonDialogProps {
  report: ReportDetailsFragment;
  opened: boolean;
  onClose: () => void;
}

function ReasonDialog({ report: { id, isSealed }, opened, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [open] = useMutation(BREAK_GLASS);
  return (
    <ConfirmDialog
      opened={opened}
      title={isSealed ? 'Open the sealed text?' : 'Read more of the conversation?'}
      confirmLabel={`Open for ${BREAK_GLASS_MINUTES} minutes`}
      disabled={reason.trim() === ''}
      onConfirm={() => open({ variables: { id, reason: reason.trim() } })}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text size="sm">
          {isSealed
            ? 'Opening it is logged. The household is not told, because the harm may come from there. Speak about it only with the person who is responsible for safeguarding.'
            : 'Opening it is logged with your reason. If the message is a child’s, the guardians see in the activity of their household that a moderator read more, but not your reason.'}
        </Text>
        <Textarea
          label="Reason"
          description="Say why the excerpt is not enough. Do not name the family."
          value={reason}
          maxLength={BREAK_GLASS_REASON_MAX_LENGTH}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
