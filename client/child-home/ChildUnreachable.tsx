import { Button } from '@mantine/core';
import { BranchDrawing } from '../ui/BranchDrawing';
import { FullScreen } from '../ui/FullScreen';
import { ReadAloud } from './speech/ReadAloud';
import { t } from './texts';

/** There is no network, or the service does not answer. */
export function ChildUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <FullScreen title={t('unreachable.title')} drawing={<BranchDrawing empty />}>
      <p role="status">{t('unreachable.text')}</p>
      <Button size="lg" mih={56} onClick={onRetry}>
        {t('retry')}
      </Button>
      <ReadAloud text={t('unreachable.text')} />
    </FullScreen>
  );
}
