import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from './message-texts';
import { useCopy } from './useCopy';

interface MessageActionProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** One button below a message. */
export function MessageAction({ label, icon, onClick }: MessageActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} radius="xl" aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** Copies the text of a message. */
export function CopyAction({ text }: { text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <MessageAction
      label={isCopied ? t('action.copied') : t('action.copy')}
      icon={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      onClick={copy}
    />
  );
}
