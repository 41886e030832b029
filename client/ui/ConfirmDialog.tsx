import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ErrorNotice } from './ErrorNotice';
import { t } from './texts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen, with names and numbers. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** A red button, for actions that cannot be undone. */
  danger?: boolean;
  /** Disables the confirm button, for example until a word is typed. */
  disabled?: boolean;
  /** Shown for an error without a message. */
  fallback?: string;
  /** The dialog waits for it. If it rejects, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel = t('cancel'),
    danger,
    disabled,
    fallback,
    onConfirm,
    onClose,
  } = props;
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const close = () => {
    if (isRunning) return;
    setError(null);
    onClose();
  };
  const confirm = async () => {
    setIsRunning(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <Modal opened={opened} onClose={close} title={<Text fw={750}>{title}</Text>}>
      <Stack gap="md">
        {typeof children === 'string' ? <Text>{children}</Text> : children}
        {error !== null && <ErrorNotice error={error} fallback={fallback} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" mih={44} onClick={close} data-autofocus disabled={isRunning}>
            {cancelLabel}
          </Button>
          <Button mih={44} color={danger ? 'red' : undefined} onClick={confirm} loading={isRunning} disabled={disabled}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
