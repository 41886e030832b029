/**
 * Arrows of docs/architecture.md. The layers are named; every other folder is a feature, so that a new folder is guarded
 * from its first day: contract ← platform ← bus ← sockets, access, audit, privacy ← graphql ← features ← admin ← openapi ← start.
 */
const above = (...layers) => `^server/(${layers.join('|')})/`;
const FEATURES = '(?!(?:start|platform|bus|sockets|access|audit|privacy|graphql|admin|openapi)/)[^/]+';
const CLIENT_FEATURES = '(?!(?:app|access|session|platform|ui|gql|public)/)[^/]+';
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'contract-is-pure',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(server|client|migrations)/|node_modules/(@nestjs|react|@mantine)' },
    },
    {
      name: 'platform-knows-no-other-layer',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: {
        path: above('start', 'bus', 'sockets', 'access', 'audit', 'privacy', 'graphql', 'admin', 'openapi', FEATURES),
      },
    },
    {
      name: 'bus-knows-platform-only',
      severity: 'error',
      from: { path: '^server/bus/' },
      to: { path: above('start', 'sockets', 'access', 'audit', 'privacy', 'graphql', 'admin', 'openapi', FEATURES) },
    },
    {
      name: 'access-knows-no-feature',
      severity: 'error',
      from: { path: above('sockets', 'access', 'audit', 'privacy') },
      to: { path: above('start', 'admin', 'openapi', FEATURES) },
    },
    {
      name: 'graphql-knows-no-feature',
      severity: 'error',
      from: { path: '^server/graphql/' },
      to: { path: above('start', 'admin', 'openapi', FEATURES) },
    },
    {
      name: 'features-do-not-know-admin',
      severity: 'error',
      from: { path: above(FEATURES) },
      to: { path: above('start', 'admin', 'openapi') },
    },
    {
      name: 'nothing-knows-the-start',
      severity: 'error',
      from: { path: '^server/(?!start/)[^/]+/' },
      to: { path: '^server/start/' },
    },
    {
      name: 'a-feature-asks-the-service',
      comment: 'Another feature is reached through the service that its module exports, never through its repository.',
      severity: 'error',
      from: { path: '^server/([^/]+)/' },
      to: { path: '^server/([^/]+)/.*\\.repository\\.ts$', pathNot: '^server/$1/' },
    },
    { name: 'client-and-server-apart', severity: 'error', from: { path: '^client/' }, to: { path: '^server/' } },
    { name: 'server-and-client-apart', severity: 'error', from: { path: '^server/' }, to: { path: '^client/' } },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^client/ui/' },
      to: { path: `^client/(${CLIENT_FEATURES}|app|access)/` },
    },
    {
      name: 'client-platform-knows-no-other-layer',
      severity: 'error',
      from: { path: '^client/platform/' },
      to: { path: `^client/(${CLIENT_FEATURES}|app|access|session|ui)/` },
    },
    {
      name: 'client-session-knows-no-feature',
      severity: 'error',
      from: { path: '^client/session/' },
      to: { path: `^client/(${CLIENT_FEATURES}|app|access|ui)/` },
    },
    {
      name: 'client-features-do-not-know-the-app',
      severity: 'error',
      from: { path: `^client/(${CLIENT_FEATURES}|access)/` },
      to: { path: '^client/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.spec\\.tsx?|\\.itest\\.ts|client/gql/)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
