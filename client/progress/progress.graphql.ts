import { graphql } from '../gql';

export const CHILD_PROGRESS = graphql(`
  query ChildProgress($childId: ID!, $from: String!, $to: String!) {
    childProgress(childId: $childId, from: $from, to: $to) {
      childId
      questions
      topics {
        tag
        count
        trend
      }
      minutes {
        chat
        story
        game
      }
      stories {
        slug
        title
        times
        finished
      }
      games {
        slug
        skill
        firstTry
        later
      }
      requests {
        asked
        granted
        denied
      }
      safety {
        category
        severity
        count
      }
      starters
      quiet
      days {
        date
        minutes
        questions
      }
      goals
      words
    }
  }
`);
