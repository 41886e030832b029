import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CONTENT_TITLE_MAX_LENGTH } from '../../contract/contents';
import type { ContentFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { UPDATE_CONTENT } from './contents.graphql';

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
    <Modal opened onClose={onClose} title={<Text fw={750}>Rename</Text>}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Title"
            data-autofocus
            maxLength={CONTENT_TITLE_MAX_LENGTH}
            value={title}
            error={title.trim() ? undefined : 'Please give it a title'}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          {error && <ErrorNotice error={error} title="Not saved" />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" mih={44} onClick={onClose} disabled={loading}>
              Cancel
            </Button>
            <Button type="submit" mih={44} loading={loading}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
