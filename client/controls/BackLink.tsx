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
      leftSection={<IconArrowLeft size={18} />}
      onClick={onBack}
      style={{ alignSelf: 'flex-start', marginInlineStart: -8 }}
    >
      {t('page.title')}
    </Button>
  );
}
