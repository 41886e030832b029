import { graphql } from '../gql';

export const SAFETY_ALERT_FIELDS = graphql(`
  fragment SafetyAlertFields on SafetyAlert {
    id
    childId
    category
    severity
    isReply
    count
    firstAt
    lastAt
    state
  }
`);

export const SAFETY_ALERTS = graphql(`
  query SafetyAlerts($childId: ID, $limit: Int!) {
    safetyAlerts(childId: $childId, limit: $limit) {
      items {
        ...SafetyAlertFields
      }
      total
    }
  }
`);

/** The answer replaces the alert in the cache. */
export const GIVE_FEEDBACK = graphql(`
  mutation GiveSafetyAlertFeedback($id: ID!, $helpful: Boolean!) {
    giveSafetyAlertFeedback(id: $id, helpful: $helpful) {
      ...SafetyAlertFields
    }
  }
`);

export const HELP_LINES = graphql(`
  query HelpLines($country: String) {
    helpLines(country: $country) {
      name
      call
      text
      url
      hours
      isEmergency
    }
  }
`);
