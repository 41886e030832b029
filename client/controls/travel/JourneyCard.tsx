import { Button, Text } from '@mantine/core';
import { IconPlaneInflight } from '@tabler/icons-react';
import { useState } from 'react';
import type { ZoneQuestionFieldsFragment } from '../../gql/graphql';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import classes from '../requests/requests.module.css';
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
    <section className={classes.journey} aria-label={`${nickname} is on ${place} time`}>
      <div className={classes.asked}>
        <IconPlaneInflight size={22} stroke={1.6} aria-hidden="true" />
        <Text size="sm">{journeyText(nickname, place, until)}</Text>
      </div>
      <Button mih={44} size="compact-md" variant="subtle" onClick={() => setIsAsking(true)}>
        Back to the time at home
        <span className="visually-hidden"> for {nickname}</span>
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={`End ${place} time for ${nickname}?`}
        confirmLabel="End it now"
        cancelLabel={`Keep ${place} time`}
        fallback="The journey could not be ended"
        onConfirm={() => endJourney(journey)}
        onClose={() => setIsAsking(false)}
      >
        Quiet times and minutes follow the clock at home again, from this moment on.
      </ConfirmDialog>
    </section>
  );
}
