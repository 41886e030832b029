import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CONTENT_TITLE_MAX_LENGTH } from '../../contract/contents';
import type { ContentFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { UPDATE_CONTENT } from './contents.graphql';
import { t } from './texts';

interface ContentDialogProps {
  content: ContentFieldsFragment;
  onClose: () => void;
}

/** Another title. The file keeps its name. */
export function RenameDialog({ content, onClose }: ContentDialogProps) {
  const [title, setTitle] = useState(content.title);
  const [update, { loading, error }] = useMutation(UPDATE_CONTENT);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    const saved = await update({ variables: { id: content.id, input: { title: title.trim() } } }).catch(() => null);
    if (saved?.data) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={<Text fw={750}>{t('rename.title')}</Text>}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('rename.field')}
            data-autofocus
            maxLength={CONTENT_TITLE_MAX_LENGTH}
            value={title}
            error={title.trim() ? undefined : t('rename.missing')}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          {error && <ErrorNotice error={error} title={t('form.notSaved')} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" mih={44} onClick={onClose} disabled={loading}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" mih={44} loading={loading}>
              {t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
