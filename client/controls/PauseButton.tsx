import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { thenRefetch } from '../platform/then-refetch';
import { showFailure } from '../ui/show-failure';
import { PAUSE_CHILD, RESUME_CHILD } from './controls.graphql';
import { t } from './texts';

/** Closes Starling for the child at once, and opens it again. */
export function PauseButton({ child, size = 'md' }: { child: ChildFieldsFragment; size?: 'md' | 'lg' }) {
  const { id, nickname, paused } = child;
  const [run, { loading }] = useMutation(paused ? RESUME_CHILD : PAUSE_CHILD, {
    variables: { childId: id },
    ...thenRefetch('ChildState'),
  });
  const act = async () => {
    try {
      await run();
    } catch (reason) {
      showFailure(paused ? t('pause.resumeFailed', { name: nickname }) : t('pause.failed', { name: nickname }), reason);
    }
  };
  const label = paused ? t('pause.resume') : t('pause.now');
  return (
    <Button
      aria-label={t('pause.named', { action: label, name: nickname })}
      size={size}
      mih={44}
      variant="filled"
      color={paused ? 'sheen' : 'plume'}
      loading={loading}
      onClick={() => void act()}
      leftSection={paused ? <IconPlayerPlayFilled size={18} /> : <IconPlayerPauseFilled size={18} />}
    >
      {label}
    </Button>
  );
}
