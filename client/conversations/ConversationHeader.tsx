import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { AboutAnswers } from '../chat/view/AboutAnswers';
import { LeaveButton } from '../chat/view/LeaveButton';
import type { ConversationRowFragment } from '../gql/graphql';
import { PageBar } from '../ui/PageBar';
import { TagBadges } from '../ui/TagBadges';
import { useEver } from '../ui/useEver';
import { useIsWide } from '../ui/useIsWide';
import { ConversationBadges } from './ConversationBadges';
import classes from './ConversationDetail.module.css';
import { moreText } from './more-texts';
import { ownSummary } from './preview';
import { TitleInPlace } from './TitleInPlace';
import { t } from './texts';
import { titleOf } from './title';
import type { ConversationActions } from './useConversationActions';
import { useConversationControls } from './useConversationControls';

const ConversationDetails = lazy(async () => ({
  default: (await import('./ConversationDetails')).ConversationDetails,
}));

interface ConversationHeaderProps {
  conversation: ConversationRowFragment;
  actions: ConversationActions;
  onBack: () => void;
}

/** The header of a conversation. On a narrow screen it is the title and a menu, which opens the rest. */
export function ConversationHeader({ conversation, actions, onBack }: ConversationHeaderProps) {
  const isWide = useIsWide();
  const [isOpen, details] = useDisclosure(false);
  const wasOpen = useEver(isOpen);
  const controls = useConversationControls(conversation, actions, {
    onDeleted: onBack,
    onDetails: isWide ? undefined : details.open,
  });
  const title = titleOf(conversation);
  const summary = ownSummary(conversation);
  const editor = controls.isRenaming && (
    <TitleInPlace title={title} onSave={controls.rename} onCancel={controls.stopRenaming} />
  );

  if (!isWide) {
    return (
      <>
        <PageBar title={title} onBack={onBack}>
          {conversation.isPrivate && <LeaveButton />}
          {controls.menu}
        </PageBar>
        {editor && <div className={classes.detailEditor}>{editor}</div>}
        {wasOpen && (
          <Suspense>
            <ConversationDetails conversation={conversation} opened={isOpen} onClose={details.close} />
          </Suspense>
        )}
      </>
    );
  }

  return (
    <header className={classes.detailHead}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          radius="xl"
          aria-label={t('action.back')}
          onClick={onBack}
          style={{ marginInlineStart: -10 }}
        >
          <IconArrowLeft size={22} />
        </ActionIcon>
        {editor || (
          <Group gap={8} flex={1} miw={0} mih={44}>
            <Title order={1} size="h3" className={classes.detailTitle}>
              {title}
            </Title>
            <ActionIcon
              size={32}
              variant="subtle"
              color="gray"
              aria-label={moreText('menu.rename')}
              onClick={controls.startRenaming}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ConversationBadges conversation={conversation} />
          </Group>
        )}
        {conversation.isPrivate && <LeaveButton />}
        <AboutAnswers />
        {controls.menu}
      </Group>
      {(summary || conversation.tags.length > 0) && (
        <Group gap="xs" ps={38}>
          {summary && (
            <Text size="sm" c="dimmed" lineClamp={2} maw={900}>
              {summary}
            </Text>
          )}
          <TagBadges tags={conversation.tags} size="xs" />
        </Group>
      )}
    </header>
  );
}
