import { Button, Group, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { PASSKEY_NAME_MAX_LENGTH, type PasskeyBody } from '../../../contract/passkeys';
import { Rich } from '../../platform/languages/Rich';
import { useAction } from '../../sign-in/useAction';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { dayText } from '../../ui/dates';
import { RelativeTime } from '../../ui/RelativeTime';
import { useUnsaved } from '../../ui/unsaved';
import { t } from '../texts';
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
    notifications.show({ color: 'sheen', message: t('passkeys.removal.done') });
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
              {t('passkeys.addedOn', { date: dayText(createdAt) })}
              {' · '}
              {lastUsedAt ? (
                <Rich
                  text={t('passkeys.used')}
                  parts={{ time: () => <RelativeTime value={lastUsedAt} inSentence /> }}
                />
              ) : (
                t('passkeys.notUsed')
              )}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              variant="default"
              mih={44}
              aria-label={t('passkeys.renameNamed', { name })}
              onClick={() => setIsRenaming(true)}
            >
              {t('passkeys.rename')}
            </Button>
            <Button
              variant="subtle"
              color="red"
              mih={44}
              aria-label={t('passkeys.removeNamed', { name })}
              onClick={() => setIsRemoving(true)}
            >
              {t('passkeys.remove')}
            </Button>
          </Group>
        </Group>
      )}
      <ConfirmDialog
        opened={isRemoving}
        title={t('passkeys.removal.title')}
        confirmLabel={t('passkeys.removal.confirm')}
        cancelLabel={t('passkeys.removal.cancel')}
        danger
        onConfirm={remove}
        onClose={() => setIsRemoving(false)}
      >
        {t('passkeys.removal.text', { name })}
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
  useUnsaved(name !== passkey.name);
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
          label={t('passkeys.name')}
          value={name}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          autoFocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button type="submit" mih={44} loading={running === 'rename'} disabled={name.trim() === ''}>
          {t('passkeys.save')}
        </Button>
        <Button variant="default" mih={44} onClick={onClose}>
          {t('passkeys.cancel')}
        </Button>
      </Group>
    </form>
  );
}
