import { Button, Group, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH, type PasskeyBody } from '../../../contract/passkeys';
import { useAction } from '../../sign-in/useAction';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { dayText } from '../../ui/dates';
import { RelativeTime } from '../../ui/RelativeTime';
import { removePasskey, renamePasskey } from './passkeys-api';

interface PasskeyRowProps {
  passkey: PasskeyBody;
  withFreshSignIn: (work: () => Promise<unknown>) => Promise<boolean>;
  onChange: () => Promise<void>;
}

export function PasskeyRow({ passkey, withFreshSignIn, onChange }: PasskeyRowProps) {
  const { id, name, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  const [isRenaming, setIsRenaming] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);

  const remove = async () => {
    if (!(await withFreshSignIn(() => removePasskey(id)))) return;
    await onChange();
    notifications.show({ color: 'sheen', message: 'Passkey removed. All other devices were signed out.' });
  };

  return (
    <li>
      {isRenaming ? (
        <RenameForm passkey={passkey} onChange={onChange} onClose={() => setIsRenaming(false)} />
      ) : (
        <Group justify="space-between" gap="xs">
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              Added on {dayText(createdAt)}
              {' · '}
              {lastUsedAt ? (
                <>
                  last used <RelativeTime value={lastUsedAt} inSentence />
                </>
              ) : (
                'not used yet'
              )}
            </Text>
          </div>
          <Group gap="xs">
            <Button variant="default" mih={44} aria-label={`Rename ${name}`} onClick={() => setIsRenaming(true)}>
              Rename
            </Button>
            <Button
              variant="subtle"
              color="red"
              mih={44}
              aria-label={`Remove ${name}`}
              onClick={() => setIsRemoving(true)}
            >
              Remove
            </Button>
          </Group>
        </Group>
      )}
      <ConfirmDialog
        opened={isRemoving}
        title="Remove this passkey?"
        confirmLabel="Remove passkey"
        cancelLabel="Keep it"
        danger
        onConfirm={remove}
        onClose={() => setIsRemoving(false)}
      >
        {`“${name}” will no longer sign in to your account, and all other devices will be signed out. Your device may go on offering it until you delete it there, too.`}
      </ConfirmDialog>
    </li>
  );
}

function RenameForm({
  passkey,
  onChange,
  onClose,
}: Pick<PasskeyRowProps, 'passkey' | 'onChange'> & { onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { running, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await run('rename', async () => {
      await renamePasskey(passkey.id, name);
      await onChange();
    });
    if (isSaved) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Group align="flex-end" gap="xs">
        <TextInput
          label="Name of the passkey"
          value={name}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          autoFocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button type="submit" mih={44} loading={running === 'rename'} disabled={name.trim() === ''}>
          Save
        </Button>
        <Button variant="default" mih={44} onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
