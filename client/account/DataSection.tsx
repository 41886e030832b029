import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../sign-in/useAction';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { Section } from '../ui/Section';
import { deleteAccount, downloadExport } from './account-api';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** What Starling stores about the account: to download, or to delete with the account. */
export function DataSection() {
  const { running, run } = useAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', 'export your data or delete your account');

  const exportData = () =>
    run('export', async () => {
      if (await withFreshSignIn(downloadExport)) {
        notifications.show({ color: 'sheen', message: 'Your data was saved to your downloads' });
      }
    });
  const erase = async (erasesChildren: boolean) => {
    const isDone = await withFreshSignIn(() => deleteAccount({ erasesChildren }));
    if (isDone) navigate('/login', { replace: true });
  };

  return (
    <Section title="Your data" hint="Download or delete your data.">
      <Group justify="space-between">
        <Text size="sm" flex={1} miw={200}>
          Download everything Starling stores about you as one JSON file. You can do this twice a day.
        </Text>
        <Button variant="light" size="xs" loading={running === 'export'} onClick={exportData}>
          Export my data
        </Button>
      </Group>
      <Group justify="space-between">
        <Text size="sm" flex={1} miw={200}>
          Delete your account and everything in it. This cannot be undone.
        </Text>
        <Button variant="outline" color="red" size="xs" onClick={() => setIsDeleting(true)}>
          Delete account
        </Button>
      </Group>
      <DeleteAccountDialog opened={isDeleting} onDelete={erase} onClose={() => setIsDeleting(false)} />
      {dialog}
    </Section>
  );
}
