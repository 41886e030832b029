import { Alert, Text, TextInput } from '@mantine/core';
import { IconEyeOff, IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import { SEARCH_MAX_LENGTH } from '../../../contract/limits';
import { readSearch } from '../../conversations/list-url';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { LoadMore } from '../../ui/LoadMore';
import { PageHeader } from '../../ui/PageHeader';
import { ListSkeleton } from '../../ui/Skeletons';
import { useUrlSearch } from '../../ui/useUrlSearch';
import { GuardedChild } from '../GuardedChild';
import { t } from '../texts';
import { ChildConversationRow } from './ChildConversationRow';
import classes from './child-conversations.module.css';
import { useChildConversations } from './useChildConversations';

const PAGE_SIZE = 20;

/** `/profiles/{childId}/conversations`: what the child talks about, for its guardians, read only. */
export function ChildConversationsPage() {
  return <GuardedChild>{(child) => <Conversations key={child.id} child={child} />}</GuardedChild>;
}

function Conversations({ child }: { child: ChildFieldsFragment }) {
  const navigate = useNavigate();
  const hasTopicsOnly = child.transcript === 'TOPICS';
  const [parameters, setParameters] = useSearchParams();
  const inUrl = parameters.get('search') ?? '';
  const { text, setText, isWaiting } = useUrlSearch(inUrl, (next) =>
    setParameters(next.trim() ? { search: next.trim() } : {}, { replace: true }),
  );
  const read = readSearch(inUrl);
  const search = !hasTopicsOnly && read.kind === 'search' ? read.text : null;
  const list = useChildConversations(child.id, search, PAGE_SIZE);
  return (
    <>
      <PageHeader
        title={t('talks.pageTitle', { name: child.nickname })}
        subtitle={hasTopicsOnly ? t('talks.topicsAndCounts') : t('talks.readOnly')}
        onBack={() => void navigate(`/profiles/${child.id}`)}
      />
      {hasTopicsOnly ? (
        <TopicsOnly nickname={child.nickname} />
      ) : (
        <TextInput
          type="search"
          size="md"
          mb="md"
          maw={480}
          label={t('talks.search')}
          placeholder={t('talks.searchPlaceholder')}
          leftSection={<IconSearch size={18} />}
          value={text}
          maxLength={SEARCH_MAX_LENGTH}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={readSearch(text).kind === 'short' ? t('talks.searchShort') : undefined}
        />
      )}
      {list.error && <ErrorNotice error={list.error} onRetry={list.refresh} />}
      {list.isLoading && <ListSkeleton count={6} />}
      {!list.isLoading && !list.error && list.items.length === 0 && (
        <NoConversations nickname={child.nickname} search={search} />
      )}
      {list.items.length > 0 && (
        <ul className={classes.rows} aria-label={t('talks.title')} data-stale={isWaiting || list.isStale || undefined}>
          {list.items.map((conversation) => (
            <ChildConversationRow key={conversation.id} child={child} conversation={conversation} search={search} />
          ))}
        </ul>
      )}
      {list.hasMore && <LoadMore isLoading={list.more.isLoading} error={list.more.error} onLoad={list.more.load} />}
    </>
  );
}

/** Why there is nothing to read. */
export function TopicsOnly({ nickname }: { nickname: string }) {
  return (
    <Alert color="gray" variant="light" radius="md" icon={<IconEyeOff />} mb="md" maw={760}>
      <Text size="sm">{t('talks.topicsOnly', { name: nickname })}</Text>
    </Alert>
  );
}

function NoConversations({ nickname, search }: { nickname: string; search: string | null }) {
  if (search)
    return <EmptyState title={t('talks.nothing')}>{t('talks.nothingText', { name: nickname, search })}</EmptyState>;
  return <EmptyState title={t('talks.emptyTitle')}>{t('talks.emptyText', { name: nickname })}</EmptyState>;
}
