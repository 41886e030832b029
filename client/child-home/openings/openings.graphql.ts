import { graphql } from '../../gql';

export const OWN_OPENINGS = graphql(`
  query OwnOpenings {
    ownOpenings {
      at
      by
      conversationId
    }
  }
`);
