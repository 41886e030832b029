import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../sign-in/useAction';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { Section } from '../ui/Section';
import { deleteAccount, downloadExport } from './account-api';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { t } from './texts';

/** What Starling stores about the account: to download, or to delete with the account. */
export function DataSection() {
  const { running, run } = useAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const { withFreshSignIn, dialog } = useFreshSignIn('/settings', t('data.purpose'));

  const exportData = () =>
    run('export', async () => {
      if (await withFreshSignIn(downloadExport)) {
        notifications.show({ color: 'sheen', message: t('data.saved') });
      }
    });
  const erase = async (erasesChildren: boolean) => {
    const isDone = await withFreshSignIn(() => deleteAccount({ erasesChildren }));
    if (isDone) navigate('/login', { replace: true });
  };

  return (
    <Section title={t('data.title')} hint={t('data.hint')}>
      <Group justify="space-between">
        <Text size="sm" flex={1} miw={200}>
          {t('data.exportText')}
        </Text>
        <Button variant="light" size="xs" loading={running === 'export'} onClick={exportData}>
          {t('data.export')}
        </Button>
      </Group>
      <Group justify="space-between">
        <Text size="sm" flex={1} miw={200}>
          {t('data.deleteText')}
        </Text>
        <Button variant="outline" color="red" size="xs" onClick={() => setIsDeleting(true)}>
          {t('data.delete')}
        </Button>
      </Group>
      <DeleteAccountDialog opened={isDeleting} onDelete={erase} onClose={() => setIsDeleting(false)} />
      {dialog}
    </Section>
  );
}
