import { graphql } from '../../gql';

export const OWN_VOICE = graphql(`
  query OwnVoice($childId: ID!) {
    childVoice(childId: $childId) {
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
  }
`);
