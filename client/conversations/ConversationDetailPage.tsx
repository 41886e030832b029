import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ChatView } from '../chat/view/ChatView';
import type { ConversationRowFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { usePageTitle } from '../ui/page-title';
import { PageSkeleton } from '../ui/Skeletons';
import classes from './ConversationDetail.module.css';
import { ConversationDialogs } from './ConversationDialogs';
import { ConversationHeader } from './ConversationHeader';
import { CONVERSATION } from './conversations.graphql';
import { moreText } from './more-texts';
import { titleOf } from './title';
import { useConversationActions } from './useConversationActions';
import { useConversationChanges } from './useConversationChanges';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** `/conversation-list/{conversationId}`: the header of a conversation above its live chat. */
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
      // A deletion can be undone.
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
        title={moreText('detail.error')}
        error={error}
        fallback={moreText('detail.failed')}
        onRetry={() => askAgain(refetch)}
      />
    );
  }
  if (!conversation || deletedId === conversationId) return <NotFound />;
  return <Detail key={conversation.id} conversation={conversation} />;
}

function NotFound() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={moreText('detail.notFound')}
      drawing={<BranchDrawing empty />}
      action={<Button onClick={() => void navigate('/conversation-list')}>{moreText('detail.all')}</Button>}
    >
      {moreText('detail.notFoundText')}
    </EmptyState>
  );
}

function Detail({ conversation }: { conversation: ConversationRowFragment }) {
  const navigate = useNavigate();
  const actions = useConversationActions();
  usePageTitle(titleOf(conversation));
  return (
    <div className={classes.detail}>
      <ConversationHeader
        conversation={conversation}
        actions={actions}
        onBack={() => void navigate('/conversation-list')}
      />
      <div className={classes.detailChat}>
        <ChatView conversationId={conversation.id} />
      </div>
      <ConversationDialogs actions={actions} />
    </div>
  );
}
