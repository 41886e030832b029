import { Button, Group, SimpleGrid, Title } from '@mantine/core';
import { IconMessagePlus, IconTrash } from '@tabler/icons-react';
import type { ConversationRowFragment } from '../gql/graphql';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { LoadMore } from '../ui/LoadMore';
import { PageHeader } from '../ui/PageHeader';
import { CardGridSkeleton } from '../ui/Skeletons';
import { ConversationCard } from './ConversationCard';
import type { ListFilter } from './conversation-list';
import { type ConversationActions, useConversationActions } from './useConversationActions';
import { useConversationControls } from './useConversationControls';
import { useConversationList } from './useConversationList';
import { useNewChat } from './useNewChat';

const EVERYTHING: ListFilter = { sort: 'recent', type: null, archived: false, search: null };
/** Three columns of eight: a screenful and a half. */
const PAGE_SIZE = 24;

/** `/conversations`: the user's conversations as cards. */
export function ConversationsPage() {
  const list = useConversationList(EVERYTHING, { pageSize: PAGE_SIZE });
  const actions = useConversationActions(list.refresh);
  const newChat = useNewChat();
  const isEmpty = !list.isLoading && !list.error && list.items.length === 0;

  return (
    <>
      <PageHeader
        title="Conversations"
        subtitle="View and manage your chat conversations"
        actions={
          <Button leftSection={<IconMessagePlus size={18} />} onClick={newChat}>
            New Chat
          </Button>
        }
      />
      <Group justify="space-between" wrap="nowrap" mb="sm" mih={36}>
        <Title order={2} size="h3">
          Recent Conversations{list.isUnknown ? '' : ` (${list.total.toLocaleString()})`}
        </Title>
        {actions.canDelete && list.items.length > 0 && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            flex="none"
            leftSection={<IconTrash size={16} />}
            onClick={actions.askToClear}
          >
            Clear All
          </Button>
        )}
      </Group>
      {list.error && <ErrorNotice error={list.error} fallback="Failed to load conversations" onRetry={list.refresh} />}
      {list.isLoading && <CardGridSkeleton />}
      {isEmpty && (
        <EmptyState title="No conversations yet" action={<Button onClick={newChat}>Start New Chat</Button>}>
          Ask Starling about bedtime, big feelings or a story, and it will be kept here.
        </EmptyState>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md">
        {list.items.map((conversation) => (
          <Card key={conversation.id} conversation={conversation} actions={actions} />
        ))}
      </SimpleGrid>
      {list.hasMore && (
        <LoadMore
          isLoading={list.isLoadingMore}
          error={list.moreError}
          fallback="Failed to load conversations"
          onLoad={list.loadMore}
        />
      )}
      {actions.dialogs}
    </>
  );
}

function Card({ conversation, actions }: { conversation: ConversationRowFragment; actions: ConversationActions }) {
  return <ConversationCard conversation={conversation} controls={useConversationControls(conversation, actions)} />;
}
