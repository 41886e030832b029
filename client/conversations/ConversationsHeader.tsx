import { Button, Text } from '@mantine/core';
import { IconMessagePlus, IconRefresh } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../ui/PageHeader';
import type { ListView } from './list-views';
import { t } from './texts';
import { countOf } from './title';
import type { ConversationList } from './useConversationList';
import { useNewChat } from './useNewChat';
import { ViewSwitch } from './ViewSwitch';

interface ConversationsHeaderProps {
  view: ListView;
  list: ConversationList;
}

/** One title for all views. The compact list also has a way back to the chat, and the detailed list a refresh. */
export function ConversationsHeader({ view, list }: ConversationsHeaderProps) {
  const navigate = useNavigate();
  const newChat = useNewChat();
  // A space keeps the line, so that nothing moves when the number arrives.
  const count = list.isUnknown ? '\u00a0' : countOf(list.total);
  return (
    <PageHeader
      title={t('page.title')}
      subtitle={view === 'cards' ? t('page.subtitle') : count}
      onBack={view === 'compact' ? () => void navigate('/chat') : undefined}
      actions={
        <>
          <ViewSwitch view={view} />
          {view === 'rows' && (
            <Button
              variant="default"
              mih={44}
              px="sm"
              aria-label={t('page.refresh')}
              loading={list.isRefreshing && !list.isLoading}
              onClick={list.refresh}
            >
              <IconRefresh size={18} />
              <Text span inherit visibleFrom="sm" ms={10}>
                {t('page.refresh')}
              </Text>
            </Button>
          )}
          <Button mih={44} leftSection={<IconMessagePlus size={18} />} onClick={newChat}>
            {t('page.newChat')}
          </Button>
        </>
      }
    />
  );
}
