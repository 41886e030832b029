import { GraphQLISODateTime } from '@nestjs/graphql';
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Times: ISO 8601 in UTC. Takes a `Date`, or the text that one gives. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  ...GraphQLISODateTime.toConfig(),
  serialize: (value) => (typeof value === 'string' ? value : GraphQLISODateTime.serialize(value)),
});

/** Any JSON value, as it is. */
export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
