/** Arrows of docs/architecture.md: contract ← platform ← bus, access ← features ← admin. */
const features = 'auth|users|waitlist|conversations|chat|companion|moderation|notifications|family|library|graphql';
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
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: `^server/(${features}|access|bus|admin)/` },
    },
    {
      name: 'bus-knows-platform-only',
      severity: 'error',
      from: { path: '^server/bus/' },
      to: { path: `^server/(${features}|access|admin)/` },
    },
    {
      name: 'features-do-not-know-admin',
      severity: 'error',
      from: { path: `^server/(${features}|access)/` },
      to: { path: '^server/admin/' },
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
      to: { path: '^client/(auth|chat|conversations|waitlist|family|library|moderation|admin|app)/' },
    },
    {
      name: 'client-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^client/platform/' },
      to: { path: '^client/(auth|chat|conversations|waitlist|family|library|moderation|admin|app|ui)/' },
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
