import { Button, Text, TextInput } from '@mantine/core';
import { IconPlaneDeparture } from '@tabler/icons-react';
import { useState } from 'react';
import type { ZoneQuestionFieldsFragment } from '../../gql/graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import classes from '../requests/requests.module.css';
import { dateProblem, dateWords, questionTitle, travelDates } from './travel-words';
import { useZoneDecision } from './useZoneDecision';

interface ZoneQuestionCardProps {
  question: ZoneQuestionFieldsFragment;
  nickname: string;
}

/** "Mia’s device is on Lisbon time. Use it until 3 August?" */
export function ZoneQuestionCard({ question, nickname }: ZoneQuestionCardProps) {
  const { deviceName, place, suggestedUntil, askedAt } = question;
  const [until, setUntil] = useState(suggestedUntil);
  const { decide, isDeciding } = useZoneDecision(nickname);
  const dates = travelDates(suggestedUntil);
  const problem = dateProblem(until, dates);
  const title = questionTitle(nickname, place);
  return (
    <section className={classes.request} aria-label={title}>
      <div className={classes.asked}>
        <IconPlaneDeparture size={22} stroke={1.6} aria-hidden="true" />
        <div>
          <Text fw={650}>{`${title}. Use it until ${dateWords(suggestedUntil)}?`}</Text>
          <Text className={classes.words}>Quiet times and minutes then follow the clock there.</Text>
          <Text size="xs" c="dimmed">
            {deviceName && `${deviceName}, `}
            <RelativeTime value={askedAt} inSentence />
          </Text>
        </div>
      </div>
      <TextInput
        type="date"
        label={`Last day on ${place} time`}
        min={dates.first}
        max={dates.last}
        value={until}
        error={problem}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <div className={classes.answers}>
        <Button mih={44} loading={isDeciding} disabled={problem !== null} onClick={() => void decide(question, until)}>
          {problem ? 'Use it' : `Use it until ${dateWords(until)}`}
        </Button>
        <Button mih={44} variant="default" disabled={isDeciding} onClick={() => void decide(question, null)}>
          Keep the time at home
        </Button>
      </div>
    </section>
  );
}
