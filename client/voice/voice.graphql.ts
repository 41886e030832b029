import { graphql } from '../gql';

/** Read by the code generator; documents name it. */
export const CHILD_VOICE_FIELDS = graphql(`
  fragment ChildVoiceFields on ChildVoice {
    childId
    speak
    voice
    rate
    pitch
    language
    readReplies
    highlight
    captions
    listen
    consents
    receiver
  }
`);

export const CHILD_VOICE = graphql(`
  query ChildVoice($childId: ID!) {
    childVoice(childId: $childId) {
      ...ChildVoiceFields
    }
  }
`);

export const UPDATE_CHILD_VOICE = graphql(`
  mutation UpdateChildVoice($childId: ID!, $input: UpdateChildVoiceInput!) {
    updateChildVoice(childId: $childId, input: $input) {
      ...ChildVoiceFields
    }
  }
`);

export const VOICE_CONSENT_TEXTS = graphql(`
  query VoiceConsentTexts {
    voiceConsentTexts {
      purpose
      version
      sha256
      receiver
      text
    }
  }
`);

export const GIVE_VOICE_CONSENT = graphql(`
  mutation GiveChildVoiceConsent(
    $childId: ID!
    $purpose: VoiceConsentPurpose!
    $textVersion: String!
    $textSha256: String!
  ) {
    giveChildVoiceConsent(
      childId: $childId
      purpose: $purpose
      textVersion: $textVersion
      textSha256: $textSha256
    ) {
      ...ChildVoiceFields
    }
  }
`);

export const WITHDRAW_VOICE_CONSENT = graphql(`
  mutation WithdrawChildVoiceConsent($childId: ID!, $purpose: VoiceConsentPurpose!) {
    withdrawChildVoiceConsent(childId: $childId, purpose: $purpose) {
      ...ChildVoiceFields
    }
  }
`);
