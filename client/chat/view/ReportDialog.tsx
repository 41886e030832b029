import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { t } from './message-texts';
import classes from './ReportDialog.module.css';

const REASONS = ['wrong', 'unfit', 'unkind', 'dangerous', 'other'] as const;
type Reason = (typeof REASONS)[number];
const DETAIL_MAX_LENGTH = 400;

interface ReportDialogProps {
  opened: boolean;
  onReport: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Reports a message to the moderators with a reason. */
export function ReportDialog({ opened, onReport, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [detail, setDetail] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [error, setError] = useState<unknown>(null);

  const close = () => {
    // The answer would meet the form of another message.
    if (state === 'sending') return;
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
      const text = t(`report.reason.${reason}`);
      await onReport(detail.trim() ? `${text}: ${detail.trim()}` : text);
      setState('sent');
    } catch (problem) {
      setState('asking');
      setError(problem);
    }
  };

  return (
    <Modal opened={opened} onClose={close} title={<Text fw={750}>{t('report.title')}</Text>}>
      {state === 'sent' ? (
        <Stack>
          <Text>{t('report.thanks')}</Text>
          <Group justify="flex-end">
            <Button onClick={close}>{t('report.close')}</Button>
          </Group>
        </Stack>
      ) : (
        <Stack>
          <Radio.Group label={t('report.question')} value={reason} onChange={(value) => setReason(value as Reason)}>
            <Stack gap="xs" mt="xs">
              {REASONS.map((one) => (
                <Radio key={one} value={one} label={t(`report.reason.${one}`)} classNames={{ body: classes.reason }} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={t('report.detail')}
            description={t('report.optional')}
            size="md"
            maxLength={DETAIL_MAX_LENGTH}
            autosize
            minRows={2}
            value={detail}
            onChange={(event) => setDetail(event.currentTarget.value)}
          />
          {error !== null && <ErrorNotice error={error} fallback={t('report.failed')} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={state === 'sending'}>
              {t('report.cancel')}
            </Button>
            <Button onClick={report} loading={state === 'sending'} disabled={!reason}>
              {t('report.send')}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
