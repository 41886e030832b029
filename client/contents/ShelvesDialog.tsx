import { useMutation } from '@apollo/client/react';
import { Alert, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ChildFieldsFragment, ContentFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PUT_ON_SHELVES } from './contents.graphql';
import { t } from './texts';

interface ShelvesDialogProps {
  content: ContentFieldsFragment;
  wards: readonly ChildFieldsFragment[];
  onClose: () => void;
}

/** Chooses the children on whose devices it shows. */
export function ShelvesDialog({ content, wards, onClose }: ShelvesDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    content.childIds.filter((id) => wards.some((ward) => ward.id === id)),
  );
  const [put, { loading, error }] = useMutation(PUT_ON_SHELVES);
  const save = async () => {
    const saved = await put({ variables: { id: content.id, childIds: [...chosen] } }).catch(() => null);
    if (saved?.data) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={<Text fw={750}>{t('shelves.title')}</Text>}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('shelves.text', { title: content.title })}
        </Text>
        <Checkbox.Group value={[...chosen]} onChange={setChosen} aria-label={t('shelves.children')}>
          <Stack gap={4}>
            {wards.map(({ id, nickname }) => (
              <Checkbox key={id} value={id} label={nickname} size="md" py={8} />
            ))}
          </Stack>
        </Checkbox.Group>
        {content.mimeType === 'application/pdf' && (
          <Alert color="gray" variant="light">
            <Text size="sm">{t('shelves.worksheet')}</Text>
          </Alert>
        )}
        {error && <ErrorNotice error={error} title={t('form.notSaved')} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" mih={44} onClick={onClose} disabled={loading}>
            {t('form.cancel')}
          </Button>
          <Button mih={44} onClick={save} loading={loading}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
