import { Button, Text, TextInput } from '@mantine/core';
import { IconPlaneDeparture } from '@tabler/icons-react';
import { useState } from 'react';
import type { ZoneQuestionFieldsFragment } from '../../gql/graphql';
import { Rich } from '../../platform/languages/Rich';
import { RelativeTime } from '../../ui/RelativeTime';
import classes from '../requests/requests.module.css';
import { t } from '../texts';
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
          <Text fw={650}>{t('travel.questionUntil', { name: nickname, place, date: dateWords(suggestedUntil) })}</Text>
          <Text className={classes.words}>{t('travel.follow')}</Text>
          <Text size="xs" c="dimmed">
            {deviceName ? (
              <Rich
                text={t('travel.asked', { device: deviceName })}
                parts={{ time: () => <RelativeTime value={askedAt} inSentence /> }}
              />
            ) : (
              <RelativeTime value={askedAt} inSentence />
            )}
          </Text>
        </div>
      </div>
      <TextInput
        type="date"
        label={t('travel.lastDay', { place })}
        min={dates.first}
        max={dates.last}
        value={until}
        error={problem}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <div className={classes.answers}>
        <Button mih={44} loading={isDeciding} disabled={problem !== null} onClick={() => void decide(question, until)}>
          {problem ? t('travel.use') : t('travel.useUntil', { date: dateWords(until) })}
        </Button>
        <Button mih={44} variant="default" disabled={isDeciding} onClick={() => void decide(question, null)}>
          {t('travel.keepHome')}
        </Button>
      </div>
    </section>
  );
}
