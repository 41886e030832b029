import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ErrorNotice } from './ErrorNotice';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen, by name and number. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red for what cannot be undone. */
  danger?: boolean;
  /** Keeps the confirm button closed, until a word is typed for instance. */
  disabled?: boolean;
  /** What is said of an error that has no words of its own. */
  fallback?: string;
  /** While it runs the dialog waits; where it rejects, the error is shown and the dialog stays. */
  onConfirm: () => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Asks before something that cannot be undone. The way back has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
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
          <Button variant="default" onClick={close} data-autofocus disabled={isRunning}>
            {cancelLabel}
          </Button>
          <Button color={danger ? 'red' : undefined} onClick={confirm} loading={isRunning} disabled={disabled}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
