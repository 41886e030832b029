import { Text } from '@mantine/core';
import { t } from '../texts';
import { companionNote } from './companion-note';
import { useCompanion } from './useCompanion';

/** Who answers, and how far to trust it. */
export function AboutAnswersText() {
  const kind = useCompanion()?.kind;
  return (
    <>
      <Text size="sm" fw={600}>
        {companionNote(kind)}
      </Text>
      <Text size="sm" c="dimmed" mt={4}>
        {kind === 'offline' && `${t('about.sources')} `}
        {t('about.ask')}
      </Text>
    </>
  );
}
