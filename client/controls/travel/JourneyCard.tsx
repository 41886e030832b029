import { Button, Text } from '@mantine/core';
import { IconPlaneInflight } from '@tabler/icons-react';
import { useState } from 'react';
import type { ZoneQuestionFieldsFragment } from '../../gql/graphql';
import { Rich } from '../../platform/languages/Rich';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { HIDDEN } from '../hidden-words';
import classes from '../requests/requests.module.css';
import { t } from '../texts';
import { journeyText } from './travel-words';
import { useZoneDecision } from './useZoneDecision';

interface JourneyCardProps {
  journey: ZoneQuestionFieldsFragment & { until: string };
  nickname: string;
}

/** "Mia’s times follow Lisbon until 3 August." The journey can be ended early. */
export function JourneyCard({ journey, nickname }: JourneyCardProps) {
  const { place, until } = journey;
  const { endJourney } = useZoneDecision(nickname);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={classes.journey} aria-label={t('travel.onTime', { name: nickname, place })}>
      <div className={classes.asked}>
        <IconPlaneInflight size={22} stroke={1.6} aria-hidden="true" />
        <Text size="sm">{journeyText(nickname, place, until)}</Text>
      </div>
      <Button mih={44} size="compact-md" variant="subtle" onClick={() => setIsAsking(true)}>
        <Rich text={t('travel.back', { name: nickname })} parts={HIDDEN} />
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('travel.endTitle', { name: nickname, place })}
        confirmLabel={t('travel.end')}
        cancelLabel={t('travel.keep', { place })}
        fallback={t('travel.endFailed')}
        onConfirm={() => endJourney(journey)}
        onClose={() => setIsAsking(false)}
      >
        {t('travel.endText')}
      </ConfirmDialog>
    </section>
  );
}
