/**
 * Four projects: `unit` (pure, beside the code), `integration` (the real application on a real Postgres and a real
 * Redis, browser tests among them) and `faults` (things are killed and cut; slow, so only when asked for by name), and
 * `compose` (the same, to the stack of docker-compose.yml; needs a Docker engine).
 */

const typescript = { syntax: 'typescript', decorators: true, tsx: false };

/** The same language settings as tsconfig.json, so that tests and production see the same classes. */
const compile = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      experimental: { keepImportAttributes: true },
      keepClassNames: true,
      parser,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: true,
        react: { runtime: 'automatic' },
      },
    },
  },
];

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    // Styles and pictures are Vite's business.
    '\\.(css|svg|png|woff2)$': '<rootDir>/test/support/empty-module.mjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx$': compile({ ...typescript, tsx: true, decorators: false }),
    '^.+\\.ts$': compile(typescript),
  },
  // Built copies of the product and of its dependencies are not tests.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
};

const withServices = {
  ...common,
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/setup-integration.mjs'],
};

const projects = [
  {
    ...common,
    displayName: 'unit',
    roots: ['<rootDir>/server', '<rootDir>/contract', '<rootDir>/client', '<rootDir>/test'],
    testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  },
  {
    ...withServices,
    displayName: 'integration',
    roots: ['<rootDir>/server', '<rootDir>/test'],
    testMatch: ['**/*.itest.ts'],
  },
];

// Jest can only select a project that is listed, and runs every project that is.
if (process.argv.includes('compose')) {
  projects.push({
    ...common,
    displayName: 'compose',
    roots: ['<rootDir>/test'],
    testMatch: ['<rootDir>/test/compose/*.ctest.ts'],
    setupFilesAfterEnv: ['<rootDir>/test/setup-integration.mjs'],
  });
}
if (process.argv.includes('faults')) {
  projects.push({
    ...withServices,
    displayName: 'faults',
    roots: ['<rootDir>/test'],
    testMatch: ['<rootDir>/test/faults/**/*.ftest.ts'],
  });
}

export default {
  projects,
  testSequencer: '<rootDir>/test/slowest-first.mjs',
  // A worker waits half of its time: for pages, for other processes and for timers. So three keep two processors busy.
  maxWorkers: 3,
  // Where tests run unattended a leaked handle must not hold the machine; at a desk it should be seen.
  forceExit: Boolean(process.env.CI),
};
