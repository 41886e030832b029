import { useQuery } from '@apollo/client/react';
import { ActionIcon, Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ChatView } from '../chat/ChatView';
import type { ConversationRowFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageSkeleton } from '../ui/Skeletons';
import { TagBadges } from '../ui/TagBadges';
import { TypeBadge } from '../ui/TypeBadge';
import { CONVERSATION } from './conversations.graphql';
import classes from './conversations.module.css';
import { TitleInPlace } from './TitleInPlace';
import { titleOf } from './title';
import { useConversationActions } from './useConversationActions';
import { useConversationChanges } from './useConversationChanges';
import { useConversationControls } from './useConversationControls';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** `/conversation-list/{conversationId}`: what a conversation is about, and the conversation itself, live. */
export function ConversationDetailPage() {
  const { conversationId = '' } = useParams();
  const isId = UUID.test(conversationId);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const { data, error, loading, refetch } = useQuery(CONVERSATION, {
    variables: { id: conversationId },
    skip: !isId,
    notifyOnNetworkStatusChange: true,
  });
  const conversation = data?.conversation;
  useConversationChanges({
    onChange: (change) => {
      // A deletion may be taken back.
      if (change.id === conversationId) setDeletedId(change.kind === 'DELETED' ? change.id : null);
    },
    onGap: () => {
      if (isId) askAgain(refetch);
    },
  });

  if (loading && !conversation) return <PageSkeleton />;
  if (error && !conversation) {
    return (
      <ErrorNotice
        title="Error Loading Conversation"
        error={error}
        fallback="Failed to load conversation"
        onRetry={() => askAgain(refetch)}
      />
    );
  }
  if (!conversation || deletedId === conversationId) return <Missing />;
  return <Detail key={conversation.id} conversation={conversation} />;
}

function Missing() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title="Conversation not found"
      drawing={<BranchDrawing empty />}
      action={<Button onClick={() => void navigate('/conversation-list')}>All conversations</Button>}
    >
      It may have been deleted, or the address is not quite right.
    </EmptyState>
  );
}

function Detail({ conversation }: { conversation: ConversationRowFragment }) {
  const navigate = useNavigate();
  const actions = useConversationActions();
  const backToList = () => void navigate('/conversation-list');
  const controls = useConversationControls(conversation, actions, backToList);
  return (
    <div className={classes.detail}>
      <header className={classes.detailHead}>
        <Group gap={4} wrap="nowrap" align="flex-start">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            radius="xl"
            aria-label="Back"
            onClick={backToList}
            ml={-10}
          >
            <IconArrowLeft size={22} />
          </ActionIcon>
          {controls.isRenaming ? (
            <TitleInPlace title={titleOf(conversation)} onSave={controls.rename} onCancel={controls.stopRenaming} />
          ) : (
            <Group gap={8} flex={1} miw={0} mih={44}>
              <Title order={1} size="h3" className={classes.detailTitle}>
                {titleOf(conversation)}
              </Title>
              <ActionIcon size={32} variant="subtle" color="gray" aria-label="Rename" onClick={controls.startRenaming}>
                <IconPencil size={16} />
              </ActionIcon>
              <TypeBadge type={conversation.type} />
              {conversation.isPinned && <Badge color="yellow">Pinned</Badge>}
              {conversation.isArchived && <Badge color="gray">Archived</Badge>}
            </Group>
          )}
          {controls.menu}
        </Group>
        {(conversation.summary || conversation.tags.length > 0) && (
          <Group gap="xs" pl={38}>
            {conversation.summary && (
              <Text size="sm" c="dimmed" lineClamp={2} maw={900}>
                {conversation.summary}
              </Text>
            )}
            <TagBadges tags={conversation.tags} size="xs" />
          </Group>
        )}
      </header>
      <div className={classes.detailChat}>
        <ChatView conversationId={conversation.id} />
      </div>
      {actions.dialogs}
    </div>
  );
}
