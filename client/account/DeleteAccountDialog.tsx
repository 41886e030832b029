import { Alert, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { errorCodeOf } from '../platform/api-error';
import { useUser } from '../session/useSession';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { t } from './texts';

interface DeleteAccountDialogProps {
  opened: boolean;
  /** `erasesChildren`: also erases the children that have no other guardian. */
  onDelete: (erasesChildren: boolean) => Promise<void>;
  onClose: () => void;
}

/** Says what a deletion takes along. The only guardian of children decides about them, too. */
export function DeleteAccountDialog({ opened, onDelete, onClose }: DeleteAccountDialogProps) {
  const { email, username } = useUser();
  const [isLastGuardian, setIsLastGuardian] = useState(false);
  const [erasesChildren, setErasesChildren] = useState(false);
  const remove = async () => {
    try {
      await onDelete(erasesChildren);
    } catch (error) {
      if (errorCodeOf(error) === 'last_guardian') setIsLastGuardian(true);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      danger
      disabled={isLastGuardian && !erasesChildren}
      onConfirm={remove}
      onClose={onClose}
    >
      <Text size="sm">{t('delete.text', { name: email ?? username })}</Text>
      <Text component="ul" size="sm" m={0} ps="lg">
        <li>{t('delete.conversations')}</li>
        <li>{t('delete.profile')}</li>
        <li>{t('delete.reports')}</li>
        <li>{t('delete.signIns')}</li>
        <li>{t('delete.waitlist')}</li>
      </Text>
      {isLastGuardian && (
        <Alert color="orange" variant="light" radius="md">
          <Checkbox
            label={t('delete.children')}
            checked={erasesChildren}
            onChange={({ currentTarget }) => setErasesChildren(currentTarget.checked)}
          />
        </Alert>
      )}
    </ConfirmDialog>
  );
}
