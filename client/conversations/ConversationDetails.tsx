import { Drawer, Group, Stack, Text } from '@mantine/core';
import { AboutAnswersText } from '../chat/view/AboutAnswersText';
import type { ConversationRowFragment } from '../gql/graphql';
import { TagBadges } from '../ui/TagBadges';
import { ConversationBadges } from './ConversationBadges';
import classes from './ConversationDetail.module.css';
import { moreText } from './more-texts';
import { ownSummary } from './preview';
import { titleOf } from './title';

interface ConversationDetailsProps {
  conversation: ConversationRowFragment;
  opened: boolean;
  onClose: () => void;
}

/** What the header of a narrow screen has no room for. */
export function ConversationDetails({ conversation, opened, onClose }: ConversationDetailsProps) {
  const summary = ownSummary(conversation);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      title={moreText('menu.details')}
      classNames={{ content: classes.detailSheet }}
    >
      <Stack gap="sm" pb="md">
        <Text fw={700}>{titleOf(conversation)}</Text>
        <Group gap="xs">
          <ConversationBadges conversation={conversation} />
        </Group>
        {summary && <Text size="sm">{summary}</Text>}
        <TagBadges tags={conversation.tags} />
        <div>
          <AboutAnswersText />
        </div>
      </Stack>
    </Drawer>
  );
}
