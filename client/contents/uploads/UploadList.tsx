import { ActionIcon, Progress, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { sizeText } from '../content-words';
import { t } from '../texts';
import { type FileUpload, uploadQueue } from './upload-queue';
import classes from './uploads.module.css';

/** The files on their way, each with its progress and what can be done about it. */
export function UploadList({ uploads }: { uploads: readonly FileUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('upload.list')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function UploadRow({ upload }: { upload: FileUpload }) {
  const { id, name, size, sent, state, isPaused, problem } = upload;
  const percent = size === 0 ? 0 : Math.round((sent / size) * 100);
  const isOpen = state === 'uploading' || state === 'idle';
  return (
    <li className={classes.row} data-upload={state}>
      <div className={classes.text}>
        <Text fw={650} truncate title={name}>
          {name}
        </Text>
        <Text size="sm" c={state === 'error' ? 'var(--mantine-color-error)' : 'dimmed'} aria-live="polite">
          {problem ?? stateText(upload)}
        </Text>
        {isOpen && (
          <Progress
            value={percent}
            size="sm"
            mt={6}
            color={isPaused ? 'gray' : undefined}
            aria-label={t('upload.progress', { name, percent, size: sizeText(size) })}
          />
        )}
      </div>
      <div className={classes.actions}>
        {state === 'uploading' && (
          <RowButton label={t('upload.pause', { name })} icon={IconPlayerPause} onClick={() => uploadQueue.pause(id)} />
        )}
        {state === 'idle' && isPaused && (
          <RowButton
            label={t('upload.continue', { name })}
            icon={IconPlayerPlay}
            onClick={() => uploadQueue.resume(id)}
          />
        )}
        {state === 'error' && sent > 0 && sent < size && (
          <RowButton label={t('upload.retry', { name })} icon={IconRefresh} onClick={() => uploadQueue.resume(id)} />
        )}
        {isOpen ? (
          <RowButton label={t('upload.cancel', { name })} icon={IconX} onClick={() => uploadQueue.cancel(id)} />
        ) : (
          <RowButton label={t('upload.close', { name })} icon={IconX} onClick={() => uploadQueue.dismiss(id)} />
        )}
      </div>
    </li>
  );
}

interface RowButtonProps {
  label: string;
  icon: typeof IconX;
  onClick: () => void;
}

function RowButton({ label, icon: Icon, onClick }: RowButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} onClick={onClick}>
      <Icon size={18} />
    </ActionIcon>
  );
}

function stateText({ state, isPaused, sent, size }: FileUpload): string {
  const sizes = { sent: sizeText(sent), size: sizeText(size) };
  switch (state) {
    case 'uploading':
      return sent === size ? t('upload.checking') : t('upload.sent', sizes);
    case 'idle':
      return isPaused ? t('upload.paused', sizes) : t('upload.waiting');
    default:
      return t(`upload.${state}`);
  }
}
