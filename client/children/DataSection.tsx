import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { usePermission } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { Section } from '../ui/Section';
import { type ExportFormat, exportChild } from './child-export';
import { DataCardDialog } from './DataCardDialog';
import { DeleteConversationsDialog } from './DeleteConversationsDialog';
import { EraseChildDialog } from './EraseChildDialog';
import { t } from './texts';

/** What is stored about the child: to see, to take along and to erase. */
export function DataSection({ child }: { child: ChildFieldsFragment }) {
  const { nickname, erasesAt, conversationsEraseAt } = child;
  const mayErase = usePermission('delete_child_profiles');
  const [open, setOpen] = useState<'card' | 'conversations' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const { pathname } = useLocation();
  const centre = `/profiles/${child.id}/privacy`;
  // The centre itself shows what is stored.
  const isCentre = pathname === centre;
  return (
    <Section title={t('data.title')} hint={t('data.hint')}>
      <Stack gap="md">
        <Group gap="xs">
          {!isCentre && (
            <Button variant="light" size="sm" onClick={() => setOpen('card')}>
              {t('data.stored')}
            </Button>
          )}
          <Export child={child} />
        </Group>
        {!isCentre && (
          <Anchor component={Link} to={centre} size="sm" py={12}>
            {t('data.centre', { name: nickname })}
          </Anchor>
        )}
        {mayErase && (
          <Stack gap="xs" align="flex-start">
            <Text size="sm" c="dimmed">
              {t('data.waits', { name: nickname })}
            </Text>
            <Group gap="xs">
              <Button
                variant="outline"
                color="red"
                size="sm"
                disabled={conversationsEraseAt != null}
                onClick={() => setOpen('conversations')}
              >
                {t('data.deleteConversations')}
              </Button>
              <Button
                variant="outline"
                color="red"
                size="sm"
                disabled={erasesAt != null}
                onClick={() => setOpen('erase')}
              >
                {t('data.erase')}
              </Button>
            </Group>
          </Stack>
        )}
      </Stack>
      <DataCardDialog child={child} opened={open === 'card'} onClose={close} />
      <DeleteConversationsDialog child={child} opened={open === 'conversations'} onClose={close} />
      <EraseChildDialog child={child} opened={open === 'erase'} onClose={close} />
    </Section>
  );
}

function Export({ child }: { child: ChildFieldsFragment }) {
  const { running, run } = useAction();
  const { withFreshSignIn, dialog } = useFreshSignIn(`/profiles/${child.id}`, t('data.purpose'));
  const save = (format: ExportFormat) =>
    run(format, async () => {
      if (!(await withFreshSignIn(() => exportChild(child, format)))) return;
      notifications.show({ color: 'sheen', message: t('data.exported') });
    });
  return (
    <>
      <Button
        variant="light"
        size="sm"
        leftSection={<IconDownload size={16} />}
        loading={running === 'zip'}
        onClick={() => void save('zip')}
      >
        {t('data.exportZip')}
      </Button>
      <Button
        variant="light"
        size="sm"
        leftSection={<IconDownload size={16} />}
        loading={running === 'json'}
        onClick={() => void save('json')}
      >
        {t('data.exportJson')}
      </Button>
      {dialog}
    </>
  );
}
