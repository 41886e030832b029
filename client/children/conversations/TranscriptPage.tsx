import { useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { titleOf } from '../../conversations/title';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { askAgain } from '../../platform/ask-again';
import { BranchDrawing } from '../../ui/BranchDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { TagBadges } from '../../ui/TagBadges';
import { GuardedChild } from '../GuardedChild';
import { t } from '../texts';
import { TopicsOnly } from './ChildConversationsPage';
import { CHILD_CONVERSATION } from './child-conversations.graphql';
import { Transcript } from './Transcript';
import { useChildConversationChanges } from './useChildConversationChanges';

/** `/profiles/{childId}/conversations/{conversationId}`: one conversation of the child, read only and live. */
export function TranscriptPage() {
  const { conversationId = '' } = useParams();
  return (
    <GuardedChild>
      {(child) => <Conversation key={`${child.id} ${conversationId}`} child={child} conversationId={conversationId} />}
    </GuardedChild>
  );
}

function Conversation({ child, conversationId }: { child: ChildFieldsFragment; conversationId: string }) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parameters.get('search');
  const { data, refetch } = useQuery(CHILD_CONVERSATION, { variables: { childId: child.id, id: conversationId } });
  useChildConversationChanges(child.id, { onGap: () => askAgain(refetch) });
  const listed = data?.childConversation;
  const back = () => {
    const query = search ? `?${new URLSearchParams({ search })}` : '';
    void navigate(`/profiles/${child.id}/conversations${query}`);
  };
  return (
    <>
      <PageHeader
        title={listed ? titleOf(listed) : t('transcriptPage.title', { name: child.nickname })}
        subtitle={
          <Text component="span" c="dimmed">
            {t('transcriptPage.subtitle', { name: child.nickname })}
          </Text>
        }
        onBack={back}
      />
      {listed && listed.tags.length > 0 && <TagBadges tags={listed.tags} />}
      {child.transcript === 'TOPICS' ? (
        <TopicsOnly nickname={child.nickname} />
      ) : (
        <Transcript child={child} conversationId={conversationId} search={search} gone={<Gone onBack={back} />} />
      )}
    </>
  );
}

function Gone({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState
      title={t('transcriptPage.gone')}
      drawing={<BranchDrawing empty />}
      action={<Button onClick={onBack}>{t('transcriptPage.all')}</Button>}
    >
      {t('transcriptPage.goneText')}
    </EmptyState>
  );
}
