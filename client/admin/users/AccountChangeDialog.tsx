import { Text } from '@mantine/core';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { AccountSessions } from './AccountSessions';
import { type AccountChange, changeTexts, useAccountChange } from './useAccountChange';

interface AccountChangeDialogProps {
  /** Null: closed. */
  change: AccountChange | null;
  onClose: () => void;
}

/** Asks before an account is changed. */
export function AccountChangeDialog({ change, onClose }: AccountChangeDialogProps) {
  const apply = useAccountChange();
  const texts = change && changeTexts(change);
  return (
    <ConfirmDialog
      opened={change !== null}
      title={texts?.title ?? ''}
      confirmLabel={texts?.confirmLabel ?? ''}
      danger={change?.kind === 'disable' || change?.kind === 'sign-out'}
      onClose={onClose}
      onConfirm={async () => {
        if (change) await apply(change);
      }}
    >
      <Text>{texts?.consequence}</Text>
      {change?.kind === 'sign-out' && <AccountSessions userId={change.account.id} />}
    </ConfirmDialog>
  );
}
