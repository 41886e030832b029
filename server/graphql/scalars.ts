import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Times: ISO 8601 in UTC. Takes a `Date` or its text. */
export { GraphQLISODateTime as DateTimeScalar } from '@nestjs/graphql';

/** Any JSON value, as it is. */
export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
