import { graphql } from '../gql';

export const CONSENT_TEXT = graphql(`
  query ConsentText {
    consentText {
      version
      sha256
      text
    }
  }
`);

export const CHILD_CONSENTS = graphql(`
  query ChildConsents($childId: ID!) {
    childConsents(childId: $childId) {
      version
      sha256
      givenBy
      givenAt
      withdrawnAt
    }
  }
`);

export const GIVE_CONSENT = graphql(`
  mutation GiveChildConsent($childId: ID!, $textVersion: String!, $textSha256: String!) {
    giveChildConsent(childId: $childId, textVersion: $textVersion, textSha256: $textSha256) {
      ...ChildFields
    }
  }
`);

export const WITHDRAW_CONSENT = graphql(`
  mutation WithdrawChildConsent($childId: ID!) {
    withdrawChildConsent(childId: $childId) {
      ...ChildFields
    }
  }
`);
