import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { t } from './texts';

/** Back to all children. */
export function BackLink({ onBack }: { onBack: () => void }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      mih={44}
      px="xs"
      style={{ marginInlineStart: -8 }}
      leftSection={<IconArrowLeft size={18} />}
      onClick={onBack}
      style={{ alignSelf: 'flex-start' }}
    >
      {t('page.title')}
    </Button>
  );
}
