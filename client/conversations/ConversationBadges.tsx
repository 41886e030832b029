import { Badge } from '@mantine/core';
import type { ConversationRowFragment } from '../gql/graphql';
import { TypeBadge } from '../ui/TypeBadge';
import { t } from './texts';
import { isPrivate } from './title';

/** Its type unless it is private, and whether it is pinned or archived. */
export function ConversationBadges({ conversation }: { conversation: ConversationRowFragment }) {
  return (
    <>
      {!isPrivate(conversation) && <TypeBadge type={conversation.type} />}
      {conversation.isPinned && <Badge color="yellow">{t('row.pinned')}</Badge>}
      {conversation.isArchived && <Badge color="gray">{t('row.archived')}</Badge>}
    </>
  );
}
