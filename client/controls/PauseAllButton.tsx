import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { listText } from '../platform/languages/names';
import { thenRefetch } from '../platform/then-refetch';
import { showFailure } from '../ui/show-failure';
import { showUndo } from '../ui/undo-toast';
import { PAUSE_HOUSEHOLD, RESUME_HOUSEHOLD } from './controls.graphql';
import { t } from './texts';

interface PauseAllButtonProps {
  householdId: string;
  profiles: readonly ChildFieldsFragment[];
}

/** Pauses all children of a household at once; where all are paused, it resumes them. */
export function PauseAllButton({ householdId, profiles }: PauseAllButtonProps) {
  const isResuming = profiles.every(({ paused }) => paused);
  const variables = { id: householdId };
  const options = { variables, ...thenRefetch('ChildState') };
  const [pause, pausing] = useMutation(PAUSE_HOUSEHOLD, options);
  const [resume, resuming] = useMutation(RESUME_HOUSEHOLD, options);
  const names = listText(profiles.map(({ nickname }) => nickname));

  const run = async (isOpening: boolean) => {
    try {
      await (isOpening ? resume() : pause());
      if (!isOpening) showUndo(t('pause.allDone', { names }), () => void run(true));
    } catch (reason) {
      showFailure(isOpening ? t('pause.resumeAllFailed') : t('pause.allFailed'), reason);
    }
  };
  return (
    <Button
      variant="default"
      mih={44}
      loading={pausing.loading || resuming.loading}
      leftSection={isResuming ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
      onClick={() => void run(isResuming)}
    >
      {isResuming ? t('pause.resumeAll') : t('pause.all')}
    </Button>
  );
}
