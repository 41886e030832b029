import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ErrorNotice } from '../../ui/ErrorNotice';
import classes from './ReportDialog.module.css';

const REASONS = [
  'It is wrong or misleading',
  'It is not right for children',
  'It is unkind or frightening',
  'It may be dangerous',
  'Something else',
] as const;
const DETAIL_MAX_LENGTH = 400;

interface ReportDialogProps {
  opened: boolean;
  onReport: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Reports a message to the moderators with a reason. */
export function ReportDialog({ opened, onReport, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [detail, setDetail] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [error, setError] = useState<unknown>(null);

  const close = () => {
    setReason(null);
    setDetail('');
    setState('asking');
    setError(null);
    onClose();
  };
  const report = async () => {
    if (!reason) return;
    setState('sending');
    setError(null);
    try {
      await onReport(detail.trim() ? `${reason}: ${detail.trim()}` : reason);
      setState('sent');
    } catch (problem) {
      setState('asking');
      setError(problem);
    }
  };

  return (
    <Modal opened={opened} onClose={close} title={<Text fw={750}>Report this message</Text>}>
      {state === 'sent' ? (
        <Stack>
          <Text>
            Thank you. A moderator will read this message and the three before and after it. We will tell you what we
            did.
          </Text>
          <Group justify="flex-end">
            <Button onClick={close}>Close</Button>
          </Group>
        </Stack>
      ) : (
        <Stack>
          <Radio.Group label="What is wrong with it?" value={reason} onChange={setReason}>
            <Stack gap="xs" mt="xs">
              {REASONS.map((text) => (
                <Radio key={text} value={text} label={text} classNames={{ body: classes.reason }} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label="Anything to add?"
            description="Optional"
            size="md"
            maxLength={DETAIL_MAX_LENGTH}
            autosize
            minRows={2}
            value={detail}
            onChange={(event) => setDetail(event.currentTarget.value)}
          />
          {error !== null && <ErrorNotice error={error} fallback="The report could not be sent." />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button onClick={report} loading={state === 'sending'} disabled={!reason}>
              Send report
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
