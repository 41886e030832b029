import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { CONTENT_TITLE_MAX_LENGTH, STORY_TEXT_MAX_LENGTH } from '../../contract/contents';
import { fieldErrorsOf } from '../platform/api-error';
import { ErrorNotice } from '../ui/ErrorNotice';
import { useIsPhone } from '../ui/useIsPhone';
import { CREATE_STORY } from './contents.graphql';
import { t } from './texts';
import type { UploadPlace } from './uploads/upload-queue';

interface WriteStoryDialogProps {
  place: UploadPlace;
  onClose: () => void;
}

/** A story that a family writes itself. It reads itself aloud on the device, as ours do. */
export function WriteStoryDialog({ place, onClose }: WriteStoryDialogProps) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [create, { loading, error }] = useMutation(CREATE_STORY, { refetchQueries: ['Contents'] });
  const refused = fieldErrorsOf(error);
  const problems = {
    title: wasTried && !title.trim() ? t('write.missingTitle') : refused['title'],
    text: wasTried && !text.trim() ? t('write.missingStory') : refused['text'],
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!title.trim() || !text.trim()) return;
    const input = {
      title: title.trim(),
      text,
      scope: place.scope === 'library' ? ('LIBRARY' as const) : ('HOUSEHOLD' as const),
      householdId: place.householdId,
    };
    const saved = await create({ variables: { input } }).catch(() => null);
    if (!saved?.data) return;
    notifications.show({ color: 'sheen', message: t('write.done', { title: title.trim() }) });
    onClose();
  };
  return (
    <Modal
      opened
      size="lg"
      fullScreen={useIsPhone()}
      // Nothing that was typed is lost by a slip.
      closeOnClickOutside={false}
      onClose={onClose}
      title={<Text fw={750}>{t('write.title')}</Text>}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('write.field')}
            placeholder={t('write.example')}
            autoComplete="off"
            data-autofocus
            maxLength={CONTENT_TITLE_MAX_LENGTH}
            value={title}
            error={problems.title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <Textarea
            label={t('write.story')}
            description={t('write.pages')}
            autosize
            minRows={10}
            maxRows={22}
            maxLength={STORY_TEXT_MAX_LENGTH}
            value={text}
            error={problems.text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {error && Object.keys(refused).length === 0 && <ErrorNotice error={error} title={t('write.notAdded')} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" mih={44} onClick={onClose} disabled={loading}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" mih={44} loading={loading}>
              {t('write.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
