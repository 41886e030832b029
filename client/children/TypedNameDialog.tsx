import { Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { t } from './texts';

interface TypedNameDialogProps {
  opened: boolean;
  title: string;
  nickname: string;
  confirmLabel: string;
  cancelLabel: string;
  /** What goes, in words. Null: still counting; left out: nothing to count. */
  counts?: readonly string[] | null;
  children: ReactNode;
  onConfirm: (typed: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the child's nickname before something is gone for good. */
export function TypedNameDialog(props: TypedNameDialogProps) {
  const { opened, title, nickname, confirmLabel, cancelLabel, counts, children, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      danger
      disabled={typed.trim() !== nickname || counts === null}
      onConfirm={() => onConfirm(typed.trim())}
      onClose={close}
    >
      <Stack gap="md">
        {children}
        {counts === null && (
          <Text size="sm" c="dimmed" role="status">
            {t('typed.counting')}
          </Text>
        )}
        {counts && counts.length > 0 && (
          <div>
            <Text size="sm" fw={650}>
              {t('typed.gone')}
            </Text>
            <Text component="ul" size="sm" m={0} ps="lg">
              {counts.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Text>
          </div>
        )}
        <TextInput
          label={t('typed.label', { name: nickname })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
