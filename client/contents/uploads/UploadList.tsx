import { ActionIcon, Progress, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { sizeText } from '../content-words';
import { type FileUpload, uploadQueue } from './upload-queue';
import classes from './uploads.module.css';

/** The files on their way, each with its progress and what can be done about it. */
export function UploadList({ uploads }: { uploads: readonly FileUpload[] }) {
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Uploads">
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
            aria-label={`${name}: ${percent} percent of ${sizeText(size)}`}
          />
        )}
      </div>
      <div className={classes.actions}>
        {state === 'uploading' && (
          <RowButton label={`Pause ${name}`} icon={IconPlayerPause} onClick={() => uploadQueue.pause(id)} />
        )}
        {state === 'idle' && isPaused && (
          <RowButton label={`Continue ${name}`} icon={IconPlayerPlay} onClick={() => uploadQueue.resume(id)} />
        )}
        {state === 'error' && sent > 0 && sent < size && (
          <RowButton label={`Try ${name} again`} icon={IconRefresh} onClick={() => uploadQueue.resume(id)} />
        )}
        {isOpen ? (
          <RowButton label={`Cancel ${name}`} icon={IconX} onClick={() => uploadQueue.cancel(id)} />
        ) : (
          <RowButton label={`Close ${name}`} icon={IconX} onClick={() => uploadQueue.dismiss(id)} />
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
  switch (state) {
    case 'uploading':
      return sent === size ? 'Checking the file…' : `${sizeText(sent)} of ${sizeText(size)}`;
    case 'idle':
      return isPaused ? `Paused at ${sizeText(sent)} of ${sizeText(size)}` : 'Waits for its turn';
    case 'success':
      return 'Added';
    case 'error':
      return 'Not added';
    case 'cancelled':
      return 'Cancelled';
  }
}
