import { useQuery } from '@apollo/client/react';
import type { ChildFieldsFragment } from '../../gql/graphql';
import classes from '../requests/requests.module.css';
import { JourneyCard } from './JourneyCard';
import { ZONE_QUESTIONS } from './travel.graphql';
import { ZoneQuestionCard } from './ZoneQuestionCard';

/**
 * Devices of a child that are on another clock, as questions, and the journeys that run. New ones appear by themselves, and
 * are announced.
 */
export function ZoneQuestions({ child }: { child: ChildFieldsFragment }) {
  const { data } = useQuery(ZONE_QUESTIONS);
  const questions = data?.zoneQuestions.filter(({ childId }) => childId === child.id) ?? [];
  return (
    <div role="status" className={classes.requests}>
      {questions.map((question) => {
        const { id, state, until } = question;
        if (state === 'PENDING') return <ZoneQuestionCard key={id} question={question} nickname={child.nickname} />;
        if (until === null) return null;
        return <JourneyCard key={id} journey={{ ...question, until }} nickname={child.nickname} />;
      })}
    </div>
  );
}
