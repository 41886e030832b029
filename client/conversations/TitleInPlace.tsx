import { ActionIcon, Group, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TITLE_MAX_LENGTH } from '../../contract/conversations';
import { t } from './texts';

interface TitleInPlaceProps {
  title: string;
  /** Called with the new title, trimmed and never empty. */
  onSave: (title: string) => void;
  onCancel: () => void;
}

/** Edits a title in place. Enter saves, Escape cancels. */
export function TitleInPlace({ title, onSave, onCancel }: TitleInPlaceProps) {
  const [text, setText] = useState(title);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (!trimmed || trimmed === title) onCancel();
    else onSave(trimmed);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };

  return (
    <Group component="form" gap={4} wrap="nowrap" onSubmit={save} flex={1} miw={0}>
      <TextInput
        ref={input}
        size="md"
        aria-label={t('title.label')}
        value={text}
        maxLength={TITLE_MAX_LENGTH}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={cancelOnEscape}
        flex={1}
      />
      <ActionIcon type="submit" size={44} variant="subtle" aria-label={t('title.save')}>
        <IconCheck size={18} />
      </ActionIcon>
      <ActionIcon type="button" size={44} variant="subtle" color="gray" aria-label={t('title.keep')} onClick={onCancel}>
        <IconX size={18} />
      </ActionIcon>
    </Group>
  );
}
