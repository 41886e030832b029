import type { ApolloClient } from '@apollo/client';
import type { LearningEventInputObject } from '../../gql/graphql';
import { statusOf } from '../../platform/api-error';
import { RECORD_LEARNING_EVENTS } from './learning.graphql';
import type { QueuedEvent } from './learning-event';
import { EventsRefused, type SendEvents } from './learning-queue';

/** Statuses of calls whose content is wrong. */
const REFUSED: ReadonlySet<number> = new Set([400, 422]);

export function learningSender(client: ApolloClient, childId: string): SendEvents {
  return async (events) => {
    try {
      await client.mutate({
        mutation: RECORD_LEARNING_EVENTS,
        variables: { events: events.map((event) => toInput(childId, event)) },
        fetchPolicy: 'no-cache',
        // The call goes on when the page is left.
        context: { fetchOptions: { keepalive: true } },
      });
    } catch (error) {
      throw REFUSED.has(statusOf(error)) ? new EventsRefused('refused', { cause: error }) : error;
    }
  };
}

const upper = <T extends string>(value: T) => value.toUpperCase() as Uppercase<T>;

/** Names the child, so that events of one child are never stored for another child of the device. */
function toInput(childId: string, { id, verb, object, objectId, result, at }: QueuedEvent): LearningEventInputObject {
  return {
    clientEventId: id,
    childId,
    verb: upper(verb),
    objectKind: upper(object),
    objectId,
    at: new Date(at).toISOString(),
    ...(result && { result: { skill: result.skill, firstTry: result.first_try, helped: result.helped } }),
  };
}
