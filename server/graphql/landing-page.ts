import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLSchema, printSchema } from 'graphql';

/** The page at `/graphql` outside of production: how to send operations, and the schema. Without scripts. */
export const landingPage: ApolloServerPlugin = {
  async serverWillStart({ schema }) {
    const html = pageOf(schema);
    return { renderLandingPage: async () => ({ html }) };
  },
};

function pageOf(schema: GraphQLSchema): string {
  const text = printSchema(schema).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Starling GraphQL</title>
    <style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }</style>
  </head>
  <body>
    <main>
      <h1>Starling GraphQL</h1>
      <p>
        Send queries and mutations with <code>POST /graphql</code> as JSON, with <code>Authorization: Bearer …</code>.
        Subscriptions, and also queries and mutations, run over a WebSocket to <code>/graphql</code> with the
        <code>graphql-transport-ws</code> protocol and <code>authorization</code> as a connection parameter.
      </p>
      <h2>Schema</h2>
      <pre><code>${text}</code></pre>
    </main>
  </body>
</html>
`;
}
