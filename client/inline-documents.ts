import type { Plugin } from 'vite';
import * as generated from './gql/graphql';

const IMPORT = /^import \{ graphql \} from '[^']*\/gql';\n/m;
const CALL = /graphql\(\s*`([^`]*)`,?\s*\)/g;
const NAME = /^\s*(query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Puts each GraphQL document where it is named, in place of `graphql(…)`: as it is, the call looks the text up in a table
 * of all documents, and every page would load the table. The development server keeps the table.
 */
export function inlineDocuments(): Plugin {
  return {
    name: 'starling:inline-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.graphql\.ts$/ },
      handler: (code) => ({
        // The import would keep the table, and with it the chunk that has it.
        code: code.replace(IMPORT, '').replace(CALL, (_call, text: string) => JSON.stringify(documentOf(text))),
        map: null,
      }),
    },
  };
}

function documentOf(text: string): unknown {
  const [, kind, name] = NAME.exec(text) ?? [];
  const document = (generated as Record<string, unknown>)[`${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`];
  if (!document) throw new Error(`No generated document for: ${text.trim().slice(0, 60)}; run npm run codegen`);
  return document;
}
