/** GraphQL as the server has loaded it. A schema works only with the copy of the library that has built it. */
export { executeSync, NoUnusedVariablesRule, parse, specifiedRules, validate } from 'graphql';
export { compiledSelectionOf } from '../../server/graphql/socket/compiled-selection.js';
export { buildServerSchema, printServerSchema } from '../../server/print-schema.js';
