import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { DEVICE_NAME_MAX_LENGTH } from '../../contract/devices';
import type { ChildFieldsFragment, DeviceRowFragment, UpdateDeviceInput } from '../gql/graphql';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorNotice } from '../ui/ErrorNotice';
import type { DeviceCommand } from './DeviceRow';
import { DELETE_DEVICE, UPDATE_DEVICE } from './devices.graphql';
import { t } from './texts';

interface DeviceDialogsProps {
  open: { device: DeviceRowFragment; command: DeviceCommand } | null;
  /** All children who may use a device. */
  profiles: readonly ChildFieldsFragment[];
  onClose: () => void;
}

/** The dialogs of one device: rename, who uses it, remove. */
export function DeviceDialogs({ open, profiles, onClose }: DeviceDialogsProps) {
  const [remove] = useMutation(DELETE_DEVICE, { refetchQueries: ['Devices', 'Children', 'Child'] });
  const device = open?.device;
  return (
    <>
      <Modal opened={open?.command === 'rename'} onClose={onClose} title={<Text fw={750}>{t('rename.title')}</Text>}>
        {device && <RenameForm device={device} onClose={onClose} />}
      </Modal>
      <Modal
        opened={open?.command === 'children'}
        onClose={onClose}
        title={<Text fw={750}>{t('users.title', { name: device?.name ?? '' })}</Text>}
      >
        {device && <UsersForm device={device} profiles={profiles} onClose={onClose} />}
      </Modal>
      <ConfirmDialog
        opened={open?.command === 'remove'}
        title={device ? t('remove.title', { name: device.name }) : t('remove.titleThis')}
        confirmLabel={t('remove.action')}
        danger
        onClose={onClose}
        onConfirm={async () => {
          if (!device) return;
          await remove({ variables: { id: device.id } });
          notifications.show({ color: 'sheen', message: t('remove.done', { name: device.name }) });
        }}
      >
        <Text>{t('remove.text')}</Text>
      </ConfirmDialog>
    </>
  );
}

interface FormProps {
  device: DeviceRowFragment;
  onClose: () => void;
}

/** Saves a change and closes, or shows why it was refused. */
function useDeviceChange({ device, onClose }: FormProps) {
  const [update, { loading, error }] = useMutation(UPDATE_DEVICE, { refetchQueries: ['Children', 'Child'] });
  const save = async (input: UpdateDeviceInput) => {
    try {
      await update({ variables: { id: device.id, input } });
      onClose();
    } catch {
      // The form shows the error of the mutation.
    }
  };
  return { save, loading, error };
}

function RenameForm(props: FormProps) {
  const { device, onClose } = props;
  const [name, setName] = useState(device.name);
  const { save, loading, error } = useDeviceChange(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void save({ name: name.trim() });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('form.name')}
          data-autofocus
          autoComplete="off"
          maxLength={DEVICE_NAME_MAX_LENGTH}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {error && <ErrorNotice error={error} />}
        <FormButtons loading={loading} disabled={name.trim() === ''} onClose={onClose} />
      </Stack>
    </form>
  );
}

function UsersForm(props: FormProps & { profiles: readonly ChildFieldsFragment[] }) {
  const { device, profiles, onClose } = props;
  const [ids, setIds] = useState<string[]>([...device.childIds]);
  const { save, loading, error } = useDeviceChange(props);
  const atHome = profiles.filter(({ householdIds }) => householdIds.includes(device.householdId));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ childIds: ids });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Checkbox.Group value={ids} onChange={setIds} label={t('form.children')} description={t('form.childrenHint')}>
          <Stack gap="xs" mt="xs">
            {atHome.map(({ id, nickname }) => (
              <Checkbox key={id} value={id} label={nickname} />
            ))}
          </Stack>
        </Checkbox.Group>
        {error && <ErrorNotice error={error} />}
        <FormButtons loading={loading} disabled={ids.length === 0} onClose={onClose} />
      </Stack>
    </form>
  );
}

function FormButtons({ loading, disabled, onClose }: { loading: boolean; disabled: boolean; onClose: () => void }) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" mih={44} onClick={onClose} disabled={loading}>
        {t('form.cancel')}
      </Button>
      <Button type="submit" mih={44} loading={loading} disabled={disabled}>
        {t('form.save')}
      </Button>
    </Group>
  );
}
