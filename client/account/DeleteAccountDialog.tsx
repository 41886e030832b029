import { Alert, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { errorCodeOf } from '../platform/api-error';
import { useUser } from '../session/useSession';
import { ConfirmDialog } from '../ui/ConfirmDialog';

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
      title="Delete this account?"
      confirmLabel="Delete everything"
      cancelLabel="Keep my account"
      danger
      disabled={isLastGuardian && !erasesChildren}
      onConfirm={remove}
      onClose={onClose}
    >
      <Text size="sm">The account {email ?? username} will be deleted immediately. You cannot restore:</Text>
      <Text component="ul" size="sm" m={0} pl="lg">
        <li>all conversations with their messages, titles, tags and reactions</li>
        <li>your profile, picture and settings</li>
        <li>your notifications and reports</li>
        <li>your sign-ins on all devices, and the link to Google</li>
        <li>your place on the waitlist</li>
      </Text>
      {isLastGuardian && (
        <Alert color="orange" variant="light" radius="md">
          <Checkbox
            label="Also erase the profiles of my children, with their conversations and devices"
            checked={erasesChildren}
            onChange={({ currentTarget }) => setErasesChildren(currentTarget.checked)}
          />
        </Alert>
      )}
    </ConfirmDialog>
  );
}
