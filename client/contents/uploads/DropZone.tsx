import { Button, FileButton, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { t } from '../texts';
import { ACCEPTED_FILES } from './file-check';
import classes from './uploads.module.css';

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
  /** Another way to add something. */
  children: ReactNode;
}

/** Takes files that are dropped on it or chosen with its button. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // The button does the same by keyboard.
    <section
      aria-label={t('files.label')}
      className={classes.drop}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <FileButton multiple accept={ACCEPTED_FILES} onChange={onFiles}>
        {(props) => (
          <Button {...props} mih={44} variant="default" leftSection={<IconUpload size={18} />}>
            {t('files.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm">{t('files.drop')}</Text>
    </section>
  );
}
