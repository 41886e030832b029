import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { Logo } from '../../ui/Logo';
import { PageBar } from '../../ui/PageBar';
import { useIsWide } from '../../ui/useIsWide';
import { t } from '../texts';
import { AboutAnswers } from './AboutAnswers';
import classes from './ChatHeader.module.css';

const NAME = 'Starling';

/** Product, assistant and New Chat: above the messages, or in the top bar of a narrow screen. */
export const ChatHeader = memo(function ChatHeader({ onNewChat }: { onNewChat: () => void }) {
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <PageBar title={NAME} subtitle={t('line')}>
        <AboutAnswers />
        <NewChatButton onClick={onNewChat} />
      </PageBar>
    );
  }
  return (
    <div className={classes.header}>
      <Logo size={36} />
      <div className={classes.names}>
        <h1 className={classes.name}>{NAME}</h1>
        <p className={classes.line}>{t('line')}</p>
      </div>
      <AboutAnswers />
      <NewChatButton onClick={onNewChat} />
    </div>
  );
});

/** Where there is no room for its words, only the icon. */
function NewChatButton({ onClick }: { onClick: () => void }) {
  return (
    <>
      <Button variant="light" leftSection={<IconPlus size={18} />} onClick={onClick} className={classes.newChat}>
        {t('new')}
      </Button>
      <ActionIcon
        variant="light"
        size={44}
        radius="xl"
        onClick={onClick}
        className={classes.newChatIcon}
        aria-label={t('new')}
      >
        <IconPlus size={20} />
      </ActionIcon>
    </>
  );
}
