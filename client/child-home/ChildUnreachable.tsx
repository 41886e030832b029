import { Button } from '@mantine/core';
import { BranchDrawing } from '../ui/BranchDrawing';
import { FullScreen } from '../ui/FullScreen';
import { ReadAloud } from './speech/ReadAloud';

const TEXT = 'Starling cannot be reached just now. Try again, or ask a grown-up.';

/** There is no network, or the service does not answer. */
export function ChildUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <FullScreen title="That did not work" drawing={<BranchDrawing empty />}>
      <p role="status">{TEXT}</p>
      <Button size="lg" mih={56} onClick={onRetry}>
        Try again
      </Button>
      <ReadAloud text={TEXT} />
    </FullScreen>
  );
}
