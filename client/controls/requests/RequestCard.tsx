import { Button, NativeSelect, Text } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { HELPER_MINUTES_A_DAY, REQUEST_DEFAULT_MINUTES } from '../../../contract/controls';
import type { ChildFieldsFragment, ChildRequestFieldsFragment, RequestDecision } from '../../gql/graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import { minuteChoices } from '../grants';
import { t } from '../texts';
import { alwaysHint, answerLabels, requestTitle } from './request-words';
import classes from './requests.module.css';
import { useDecision } from './useDecision';

interface RequestCardProps {
  request: ChildRequestFieldsFragment;
  child: ChildFieldsFragment;
}

/** A request with its answers: yes for this once, always, or no. */
export function RequestCard({ request, child }: RequestCardProps) {
  const isHelper = child.role === 'HELPER';
  const isForTime = request.kind === 'TIME';
  const [minutes, setMinutes] = useState<number>(Math.min(REQUEST_DEFAULT_MINUTES, HELPER_MINUTES_A_DAY));
  const { decide, isDeciding } = useDecision(child.nickname);
  const labels = answerLabels(request, minutes);
  const title = requestTitle(child.nickname, request);
  const hint = isHelper ? null : alwaysHint(request, minutes);
  const answer = (decision: RequestDecision) => () =>
    void decide(request, { decision, ...(isForTime && decision !== 'DENY' && { minutes }) });
  return (
    <section className={classes.request} aria-label={title}>
      <div className={classes.asked}>
        <IconHandStop size={22} stroke={1.6} aria-hidden="true" />
        <div>
          <Text fw={650}>{title}</Text>
          {request.message && (
            <Text className={classes.words}>{t('request.message', { message: request.message })}</Text>
          )}
          <Text size="xs" c="dimmed">
            <RelativeTime value={request.askedAt} inSentence />
          </Text>
        </div>
      </div>
      <div className={classes.answers}>
        {isForTime && (
          <NativeSelect
            aria-label={t('grant.minutes')}
            value={String(minutes)}
            data={minuteChoices(isHelper).map((one) => ({
              value: String(one),
              label: t('minutes.short', { count: one }),
            }))}
            onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
          />
        )}
        <Button mih={44} loading={isDeciding} onClick={answer('ONCE')}>
          {labels.once}
        </Button>
        {labels.always && !isHelper && (
          <Button mih={44} variant="light" disabled={isDeciding} onClick={answer('ALWAYS')}>
            {labels.always}
          </Button>
        )}
        <Button mih={44} variant="default" disabled={isDeciding} onClick={answer('DENY')}>
          {labels.deny}
        </Button>
      </div>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </section>
  );
}
