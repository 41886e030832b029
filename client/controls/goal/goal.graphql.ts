import { graphql } from '../../gql';

export const LEARN_FIRST = graphql(`
  query LearnFirst($childId: ID!) {
    learnFirst(childId: $childId) {
      goal {
        stories
        questions
      }
      stories
      questions
      isReached
    }
  }
`);

export const WAIVE_LEARN_FIRST = graphql(`
  mutation WaiveLearnFirst($childId: ID!) {
    waiveLearnFirst(childId: $childId) {
      isReached
    }
  }
`);
