import { graphql } from '../../gql';

export const ZONE_QUESTION_FIELDS = graphql(`
  fragment ZoneQuestionFields on ZoneQuestion {
    id
    childId
    deviceName
    place
    state
    suggestedUntil
    until
    askedAt
  }
`);

export const ZONE_QUESTIONS = graphql(`
  query ZoneQuestions {
    zoneQuestions {
      ...ZoneQuestionFields
    }
  }
`);

export const DECIDE_ZONE_QUESTION = graphql(`
  mutation DecideZoneQuestion($id: ID!, $input: DecideZoneInput!) {
    decideZoneQuestion(id: $id, input: $input) {
      ...ZoneQuestionFields
    }
  }
`);
