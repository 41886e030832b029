import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { leaveQuickly } from './leave-quickly';
import { t } from './message-texts';

/** In the header of a private conversation, where it never scrolls away. */
export function LeaveButton() {
  return (
    <Button
      color="dark"
      h={44}
      px="sm"
      flex="none"
      aria-label={t('leave.named')}
      leftSection={<IconDoorExit size={20} />}
      onClick={() => leaveQuickly()}
    >
      {t('leave.short')}
    </Button>
  );
}
