import { GraphQLISODateTime } from '@nestjs/graphql';
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** A time in ISO 8601 and UTC. Serializes a `Date`, or text that is in this form already. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  ...GraphQLISODateTime.toConfig(),
  serialize: (value) => (typeof value === 'string' ? value : GraphQLISODateTime.serialize(value)),
});

/** Any JSON value. */
export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
