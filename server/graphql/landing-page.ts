import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLSchema, printSchema } from 'graphql';

/** What a browser sees at `/graphql` outside of production: how to ask, and all that there is to ask for. No scripts. */
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
        Queries and mutations: <code>POST /graphql</code> as JSON, with <code>Authorization: Bearer …</code>. The same and
        subscriptions: a socket to <code>/graphql</code> that speaks <code>graphql-transport-ws</code>, with
        <code>authorization</code> among its connection parameters.
      </p>
      <h2>Schema</h2>
      <pre><code>${text}</code></pre>
    </main>
  </body>
</html>
`;
}
