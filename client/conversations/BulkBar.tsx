import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import type { ConversationRowFragment } from '../gql/graphql';
import { SelectionBar } from '../ui/SelectionBar';
import { t } from './texts';
import type { ConversationActions } from './useConversationActions';

interface BulkBarProps {
  chosen: readonly ConversationRowFragment[];
  shownCount: number;
  actions: ConversationActions;
  onAll: () => void;
  onClear: () => void;
}

/** The actions for all selected conversations. */
export function BulkBar({ chosen, shownCount, actions, onAll, onClear }: BulkBarProps) {
  const areArchived = chosen.every(({ isArchived }) => isArchived);
  const arePinned = chosen.every(({ isPinned }) => isPinned);
  return (
    <SelectionBar label={t('action.selected')} count={chosen.length} total={shownCount} onAll={onAll} onClear={onClear}>
      <Button
        mih={44}
        variant="light"
        leftSection={arePinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />}
        onClick={() => {
          void actions.pin(chosen, !arePinned);
          onClear();
        }}
      >
        {t(arePinned ? 'action.unpin' : 'action.pin')}
      </Button>
      <Button
        mih={44}
        variant="light"
        leftSection={areArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
        onClick={() => {
          void actions.archive(chosen, !areArchived);
          onClear();
        }}
      >
        {t(areArchived ? 'action.unarchive' : 'action.archive')}
      </Button>
      {actions.canDelete && (
        <Button
          mih={44}
          variant="light"
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => actions.askToDelete(chosen, onClear)}
        >
          {t('action.delete')}
        </Button>
      )}
    </SelectionBar>
  );
}
