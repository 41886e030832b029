import { graphql } from '../../gql';

export const RECORD_LEARNING_EVENTS = graphql(`
  mutation RecordLearningEvents($events: [LearningEventInputObject!]!) {
    recordLearningEvents(events: $events) {
      stored
      repeated
    }
  }
`);
