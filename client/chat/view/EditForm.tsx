import { Button, Textarea } from '@mantine/core';
import { MESSAGE_MAX_LENGTH } from '../../../contract/conversations';
import type { ChatMessage } from '../store/chat-message';
import classes from './EditForm.module.css';
import { t } from './message-texts';
import type { MessageEdit } from './useMessageEdit';

export interface EditFormProps {
  message: ChatMessage;
  edit: MessageEdit;
  onChangeEdit(text: string): void;
  onSaveEdit(message: ChatMessage, content: string): void;
  onCancelEdit(): void;
}

/** Edits a message in place. */
export function EditForm({ message, edit, onChangeEdit, onSaveEdit, onCancelEdit }: EditFormProps) {
  const text = edit.text.trim();
  const canSave = text !== '' && text !== message.content && !edit.isSaving;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) onSaveEdit(message, text);
      }}
    >
      <Textarea
        aria-label={t('edit.label')}
        // Phones zoom in on a field with text below 16 px.
        size="md"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={MESSAGE_MAX_LENGTH}
        value={edit.text}
        readOnly={edit.isSaving}
        data-autofocus
        autoFocus
        onChange={(event) => onChangeEdit(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (!edit.isSaving) onCancelEdit();
        }}
      />
      <p className={classes.hint}>{t('edit.hint')}</p>
      <div className={classes.buttons}>
        <Button variant="subtle" size="sm" onClick={onCancelEdit} disabled={edit.isSaving}>
          {t('edit.cancel')}
        </Button>
        <Button type="submit" size="sm" disabled={!canSave} loading={edit.isSaving}>
          {t('edit.save')}
        </Button>
      </div>
    </form>
  );
}
