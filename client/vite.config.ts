import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { firstScreens } from './first-screens';
import { inlineDocuments } from './inline-documents';
import { pagePreloads } from './page-preloads';
import { textsWithChunks } from './texts-with-chunks';

/** Where `vite` (development only) finds the service; a build is served by the service itself. */
const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000';

/** Used by /login and by the pages behind it: apart from both, so that neither loads the other. */
const COMMON = new RegExp(
  [
    '@mantine/core/esm/components/(Alert|Anchor|CloseButton|Collapse|Divider|Group|Overlay)/',
    '@mantine/hooks/esm/(use-collapse|use-disclosure|use-id|use-merged-ref|utils)/',
    '@mantine/core/esm/core/Box/get-style-object/',
    '/client/ui/useEver',
    '/client/access/after-login',
    '/client/sign-in/(auth-options-api|useAuthOptions)[.]',
    '/client/platform/languages/Rich[.]',
    '/client/session/useSession',
    '@tabler/icons-react/dist/esm/icons/Icon(AlertCircle|ArrowLeft|Book2|ChevronDown|Lock)[.]',
  ].join('|'),
);

/** Used by the chat and by other pages, which must not load the chat for it. */
const BESIDE_THE_CHAT = new RegExp(
  [
    '/client/app/SignedIn[.]tsx$',
    '/client/chat/store/clock[.]ts$',
    '/contract/conversations[.]ts$',
    '/client/conversations/shown-text[.]ts$',
    '/languages/en/fixed-texts[.]json',
    '/react/hooks/useApolloClient[.]',
    '/icons/Icon(InfoCircle|PlayerStopFilled|Refresh)[.]',
  ].join('|'),
);

/** Used by most pages with a sign-in: one chunk, because each small one costs a phone as much as a kilobyte. */
const PAGES = new RegExp(
  [
    '/client/ui/(EmptyState|ErrorNotice|LoadMore|MenuOnDemand|PageHeader|RelativeTime|SelectionBar|Skeletons|TagBadges)[.]',
    '/client/ui/(cover-link|save-file|show-failure|undo-toast|useUrlParameters|useUrlSearch)[.]',
    '@mantine/core/esm/components/(Checkbox|Kbd|NativeSelect|Progress|SimpleGrid)/',
    '@mantine/hooks/esm/use-hotkeys/',
    '/client/platform/(languages/names|then-refetch|useSharedData)[.]',
    '@tabler/icons-react/dist/esm/icons/Icon(ArrowRight|Check|Dots|Eye|HandStop)[.]',
    '@tabler/icons-react/dist/esm/icons/Icon(Lifebuoy|Phone|Search|Trash|Volume|X)[.]',
    '@tabler/icons-react/dist/esm/icons/IconPlayer(Play|PlayFilled)[.]',
  ].join('|'),
);

/** Used by most pages about children. */
const PARENTS = new RegExp(
  [
    '/client/children/(child-words|children[.]graphql)[.]',
    '/client/devices/useGuardedChildren[.]',
    '/client/households/(households[.]graphql|useFamilyChanges)[.]',
    '/client/controls/child-clock[.]',
    '/client/platform/languages/week-days[.]',
    '/client/ui/(OneByOne|Section|TwoColumns)[.]',
    '/contract/controls[.]',
  ].join('|'),
);

/** What holds for a child now: on the page of all children, and on the page of one child's rules. */
const CONTROLS = new RegExp(
  [
    '/client/controls/(clock-words|controls[.]graphql|controls[.]module|grants|hidden-words|rule-words|state-words|texts)[.]',
    '/client/controls/(ChildNowSkeleton|GrantButtons|MinutesToday|PauseButton|StateLine|WhyButton)[.]',
    '/client/controls/(useChildNow|useGrant|useNow|requests/|week/(coming-days|week-geometry))',
    '/languages/en/controls[.]json',
  ].join('|'),
);

/** What asks before something is done. */
const DIALOGS = new RegExp(
  [
    '@mantine/core/esm/components/(Modal|ModalBase)/',
    '/node_modules/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)/',
    '/client/ui/ConfirmDialog[.]',
    '/client/sign-in/(ConfirmItsYou|passkey-api|useFreshSignIn)[.]',
  ].join('|'),
);

/** Fields with a list of choices. */
const CHOICES = /@mantine\/core\/esm\/components\/(Combobox|Popover|Select)\//;

/** Texts and actions of settings. */
const ACTIONS = /\/client\/sign-in\/(texts|useAction)[.]|\/languages\/en\/sign-in[.]json/;

/** Shown on every device of a child. The conversation and the list of openings are apart: see child-pages.ts. */
const CHILD = new RegExp(
  [
    '/client/(app/ChildArea|ui/ChildLink|child-home/(?!talk/|openings/OpeningsPage))',
    // Alone, the icon of the bar shared a chunk with the entry of these pages, whose export Rolldown then lost.
    '/icons/Icon(MicrophoneOff|SwitchHorizontal)[.]',
  ].join('|'),
);

/** The lists of stories and games, for grown-ups and children. */
const COVERS = new RegExp(
  [
    '/client/library/(library-filter|game[.]module|PlayedGame|pictures/|scenes/(?!stories|games))',
    '/contract/(library|pictures)[.]',
  ].join('|'),
);

/** Used by the other pages without a sign-in, which must not load the chat for it. */
const PARTS = /@mantine\/core\/esm\/components\/(ActionIcon|Card|Input|InputBase|Paper|Skeleton|Textarea|TextInput)\//;

/**
 * The static first screen of index.html has its own few styles: behind it, the style sheet does not hold it up. Scripts
 * still wait for the sheet, and leave the line to the font and the sheet first.
 */
function stylesBehindTheFirstScreen(): Plugin {
  const LINK = / *<link rel="stylesheet"[^>]*>\n/g;
  return {
    name: 'starling:styles-behind-the-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('<script type="module"', '<script type="module" fetchpriority="low"')
          .replace(LINK, '')
          .replace('</body>', `${html.match(LINK)?.join('') ?? ''}  </body>`),
    },
  };
}

/** Files that keep their name: the groups below, and what tests look for. */
const NAMED = new RegExp(
  [
    '^(base|common|parts|login|signed-in|chat|live|pages|conversations|covers|dialogs|choices)$',
    '^(AskedDialogs|Messages|OpenedMenu|OpenedConversationMenu|Tooltip|floating-ui[.]react)$',
  ].join('|'),
);

/** The first script names every chunk and its styles, so names are short: seven characters of a hash are 42 bits. */
const fileName = (name: string) => `assets/${NAMED.test(name) ? name : 'c'}-[hash:7]`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    inlineDocuments(),
    stylesBehindTheFirstScreen(),
    react(),
    textsWithChunks(),
    pagePreloads(),
    firstScreens(),
    compression({
      include: /\.(html|css|js|svg|json)$/,
      algorithms: [
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        defineAlgorithm('gzip', { level: 9 }),
      ],
    }),
  ],
  // RxJS, which Apollo uses, is ES5 with helpers by default.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  envPrefix: 'VITE_',
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    chunkSizeWarningLimit: 700,
    // Browsers without it load the chunks a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `${fileName(name)}.js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? `${fileName(name.slice(0, -4))}.css` : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 4 },
            { name: 'common', test: COMMON, priority: 3 },
            { name: 'parts', test: PARTS, priority: 3 },
            { name: 'login', test: /\/client\/sign-in\/LoginPage\.tsx$/, priority: 2 },
            { name: 'signed-in', test: BESIDE_THE_CHAT, priority: 1 },
            { name: 'chat', test: /\/client\/chat\/view\/Chat(Page|View)\.tsx$/ },
            { name: 'live', test: /\/client\/notifications\/LiveNotifications\.tsx$/ },
            { name: 'pages', test: PAGES },
            { name: 'conversations', test: /\/client\/conversations\/ConversationsPage\.tsx$/ },
            { name: 'covers', test: COVERS, includeDependenciesRecursively: false },
            { name: 'story', test: /\/client\/library\/story\//, includeDependenciesRecursively: false },
            { name: 'child', test: CHILD, includeDependenciesRecursively: false },
            { name: 'drawing', test: /\/client\/ui\/drawing\//, includeDependenciesRecursively: false },
            { name: 'avatars', test: /\/client\/ui\/avatars\//, includeDependenciesRecursively: false },
            { name: 'parents', test: PARENTS, includeDependenciesRecursively: false },
            { name: 'controls', test: CONTROLS, includeDependenciesRecursively: false },
            { name: 'dialogs', test: DIALOGS, includeDependenciesRecursively: false },
            { name: 'choices', test: CHOICES, includeDependenciesRecursively: false },
            { name: 'actions', test: ACTIONS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: backend, ws: true }, '/graphql': { target: backend, ws: true } } },
});
