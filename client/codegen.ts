import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of every GraphQL document of the client, from the committed schema: `npm run codegen`. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/**/*.{ts,tsx}', '!client/**/*.spec.{ts,tsx}', '!client/gql/**'],
  ignoreNoDocuments: true,
  generates: {
    'client/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: { DateTime: 'string', JSON: 'Record<string, unknown>', ID: 'string' },
      },
    },
  },
};

export default config;
