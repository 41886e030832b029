import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import type { ChildFieldsFragment, ZoneQuestionFieldsFragment } from '../../gql/graphql';
import classes from '../requests/requests.module.css';
import { ZONE_QUESTIONS } from './travel.graphql';

const JourneyCard = lazy(async () => ({ default: (await import('./JourneyCard')).JourneyCard }));
const ZoneQuestionCard = lazy(async () => ({ default: (await import('./ZoneQuestionCard')).ZoneQuestionCard }));

/**
 * Devices of a child that are on another clock, as questions, and the journeys that run. New ones appear by themselves, and
 * are announced. Most families never see one, so they load with the first.
 */
export function ZoneQuestions({ child }: { child: ChildFieldsFragment }) {
  const { data } = useQuery(ZONE_QUESTIONS);
  const questions = data?.zoneQuestions.filter(({ childId }) => childId === child.id) ?? [];
  return (
    <div role="status" className={classes.requests}>
      {questions.map((question) => (
        <Suspense key={question.id}>
          <Question question={question} nickname={child.nickname} />
        </Suspense>
      ))}
    </div>
  );
}

function Question({ question, nickname }: { question: ZoneQuestionFieldsFragment; nickname: string }) {
  const { state, until } = question;
  if (state === 'PENDING') return <ZoneQuestionCard question={question} nickname={nickname} />;
  return until === null ? null : <JourneyCard journey={{ ...question, until }} nickname={nickname} />;
}
