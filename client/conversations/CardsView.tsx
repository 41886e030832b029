import { Button, Group, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ConversationCard } from './ConversationCard';
import classes from './ConversationCards.module.css';
import type { ListViewProps } from './list-views';
import { t } from './texts';

/** `/conversations`: cards, and the way to delete all conversations. */
export function CardsView({ list, actions, search, isPartial }: ListViewProps) {
  return (
    <>
      <Group justify="space-between" gap="0 xs" mb="sm" mih={44}>
        <Title order={2} size="h3" flex="1 1 9rem">
          {list.isUnknown ? t('cards.title') : t('cards.titleWithNumber', { total: list.total })}
        </Title>
        {actions.canDelete && !isPartial && list.items.length > 0 && (
          <Button
            variant="subtle"
            color="red"
            mih={44}
            leftSection={<IconTrash size={16} />}
            onClick={actions.askToClear}
          >
            {t('cards.clear')}
          </Button>
        )}
      </Group>
      <div className={classes.cards}>
        {list.items.map((conversation) => (
          <ConversationCard key={conversation.id} conversation={conversation} actions={actions} search={search} />
        ))}
      </div>
    </>
  );
}
