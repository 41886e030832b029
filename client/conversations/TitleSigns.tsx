import { IconLock, IconPinFilled } from '@tabler/icons-react';
import type { ConversationRowFragment } from '../gql/graphql';
import classes from './TitleSigns.module.css';
import { t } from './texts';
import { isPrivate } from './title';

/** The small drawings before a title: a lock for a private conversation, a pin for a pinned one. */
export function TitleSigns({ conversation }: { conversation: ConversationRowFragment }) {
  return (
    <>
      {isPrivate(conversation) && (
        <IconLock size={16} className={classes.lock} aria-label={t('row.private')} role="img" />
      )}
      {conversation.isPinned && (
        <IconPinFilled size={16} className={classes.pin} aria-label={t('row.pinned')} role="img" />
      )}
    </>
  );
}
