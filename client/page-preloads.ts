import type { Plugin, Rolldown } from 'vite';

const CONVERSATIONS = ['/client/app/SignedIn.tsx', '/client/conversations/ConversationsPage.tsx'];

/** Where the chunks of a page begin, for the pages that are opened first. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/login': ['/client/sign-in/LoginPage.tsx'],
  '/chat': ['/client/app/SignedIn.tsx', '/client/chat/view/ChatPage.tsx'],
  '/conversations': CONVERSATIONS,
  '/conversation-list': CONVERSATIONS,
  '/conversation': [...CONVERSATIONS, '/client/conversations/CompactView.tsx'],
  '/parental': ['/client/app/SignedIn.tsx', '/client/households/FamilyPage.tsx'],
  '/progress': ['/client/app/SignedIn.tsx', '/client/progress/ProgressPage.tsx'],
  '/settings': ['/client/app/SignedIn.tsx', '/client/account/SettingsPage.tsx'],
};

/**
 * Writes `preloads.json`: the value of the `Link` header that the service sends with a page, so that a browser asks for the
 * page's chunks together with the first script instead of one round trip after it.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'starling:page-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const initial = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(chunk, bundle)));
      const links = Object.entries(PAGES).map(([path, modules]) => {
        const own = modules.flatMap((module) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          if (!chunk) throw new Error(`No chunk holds ${module}`);
          return withImports(chunk, bundle);
        });
        const wanted = [...new Set(own)].filter((chunk) => !initial.has(chunk));
        const styles = new Set(wanted.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        return [
          path,
          [
            ...wanted.map(({ fileName }) => `</${fileName}>; rel=modulepreload; crossorigin; fetchpriority=low`),
            ...[...styles].map((fileName) => `</${fileName}>; rel=preload; as=style; crossorigin`),
          ].join(', '),
        ];
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(links)) });
    },
  };
}

/** The chunk and all that it imports before it runs. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (one: Rolldown.OutputChunk): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const name of one.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  add(chunk);
  return [...found];
}
