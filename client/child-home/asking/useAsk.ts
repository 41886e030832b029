import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { RequestKind as RequestKindEnum } from '../../gql/graphql';
import { errorCodeOf, statusOf } from '../../platform/api-error';
import { type Asked, type AskProblem, askedOf, askProblem, type Question } from './asked';
import { useOwnRequests } from './own-requests';
import { CREATE_REQUEST } from './requests.graphql';

interface Ask {
  asked: Asked;
  isSending: boolean;
  problem: AskProblem | null;
  ask: () => void;
}

/** One question to the grown-ups, and how it stands. */
export function useAsk({ kind, subject }: Question): Ask {
  const client = useApolloClient();
  const { requests, reload } = useOwnRequests();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<AskProblem | null>(null);

  const send = async () => {
    const input = { kind: kind.toUpperCase() as RequestKindEnum, ...(subject && { subject }) };
    try {
      await client.mutate({ mutation: CREATE_REQUEST, variables: { input } });
      setProblem(null);
    } catch (error) {
      setProblem(askProblem(errorCodeOf(error), statusOf(error)));
    }
    reload();
    setSending(false);
  };

  return {
    asked: askedOf(requests, { kind, ...(subject && { subject }) }),
    isSending,
    problem,
    ask: () => {
      setSending(true);
      void send();
    },
  };
}
