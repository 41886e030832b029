import { useQuery } from '@apollo/client/react';
import type { ChildFieldsFragment } from '../../gql/graphql';
import classes from '../requests/requests.module.css';
import { ZONE_QUESTIONS } from './travel.graphql';
import { ZoneQuestionCard } from './ZoneQuestionCard';

/** Devices of a child that are on another clock, as questions. New ones appear by themselves, and are announced. */
export function ZoneQuestions({ child }: { child: ChildFieldsFragment }) {
  const { data } = useQuery(ZONE_QUESTIONS);
  const open = data?.zoneQuestions.filter(({ childId, state }) => childId === child.id && state === 'PENDING') ?? [];
  return (
    <div role="status" className={classes.requests}>
      {open.map((question) => (
        <ZoneQuestionCard key={question.id} question={question} nickname={child.nickname} />
      ))}
    </div>
  );
}
