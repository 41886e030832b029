import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { BREAK_GLASS_MINUTES, BREAK_GLASS_REASON_MAX_LENGTH } from '../../contract/moderation';
import type { ReportDetailsFragment } from '../gql/graphql';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { momentText } from '../ui/dates';
import { BREAK_GLASS } from './moderation.graphql';
import { t } from './texts';

/** More than the excerpt, for a reason and for half an hour. A sealed case shows its text in no other way. */
export function BreakGlass({ report }: { report: ReportDetailsFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  if (report.breakGlass) {
    return (
      <Alert
        variant="light"
        color="yellow"
        icon={<IconLockOpen />}
        title={t('glass.openUntil', { time: momentText(report.breakGlass.expiresAt) })}
      >
        {t('glass.yourReason', { reason: report.breakGlass.reason })}
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
        {report.isSealed ? t('glass.openSealed') : t('glass.readMore')}
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
      title={isSealed ? t('glass.askSealed') : t('glass.askMore')}
      confirmLabel={t('glass.confirm', { minutes: BREAK_GLASS_MINUTES })}
      disabled={reason.trim() === ''}
      onConfirm={() => open({ variables: { id, reason: reason.trim() } })}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text size="sm">{isSealed ? t('glass.sealedText') : t('glass.moreText')}</Text>
        <Textarea
          label={t('glass.reason')}
          description={t('glass.reasonHint')}
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
