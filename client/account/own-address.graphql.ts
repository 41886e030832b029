import { graphql } from '../gql';

export const OWN_ADDRESS = graphql(`
  query OwnAddress {
    me {
      id
      emailVerified
    }
  }
`);
