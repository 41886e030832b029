import { type AiProviderDouble, startAiProvider } from '../doubles/ai-provider.js';
import { type Settings, type StartOptions, shareStarling, startStarling, type TestStarling } from './starling.js';

export interface UseStarlingOptions extends StartOptions {
  /** For tests of the whole service: its figures, its users, its settings, its waitlist, or its objects (`app`). */
  own?: boolean;
  /** Starts it inside of Jest, which takes seconds: for tests that read the decorators of its classes. */
  inJest?: boolean;
  /** With an AI provider that plays scripts, and without titles from it. */
  provider?: boolean;
  /** In place of the test settings. A function is called when the server starts. */
  settings?: Settings | (() => Settings | Promise<Settings>);
}

export interface UsedStarling extends TestStarling {
  /** The provider double, if the options ask for one. */
  readonly provider: AiProviderDouble;
}

/**
 * A Starling for the tests of the enclosing `describe` or file. Without options it is the one that all files of a worker
 * share, so tests make their own accounts. With options it starts before the first test and stops after the last one.
 */
export function useStarling(options: UseStarlingOptions = {}) {
  const { provider: hasProvider = false, settings = {}, clientDir, inJest = false } = options;
  let starling: Omit<TestStarling, 'app'> | undefined;
  let own: TestStarling | undefined;
  let provider: AiProviderDouble | undefined;

  beforeAll(async () => {
    if (Object.keys(options).length === 0) {
      starling = await shareStarling();
      return;
    }
    if (hasProvider) provider = await startAiProvider();
    const given = typeof settings === 'function' ? await settings() : settings;
    const asked = provider ? { COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'off' } : {};
    const start = inJest ? (await import('./starling-server.js')).startStarling : startStarling;
    own = await start({ ...asked, ...given }, clientDir === undefined ? {} : { clientDir });
    starling = own;
  });
  afterAll(async () => {
    await starling?.stop();
    await provider?.close();
  });

  const running = () => started(starling, 'Starling');
  const used: UsedStarling = {
    get url() {
      return running().url;
    },
    get wsUrl() {
      return running().wsUrl;
    },
    get app() {
      if (starling && !own) throw new Error('This Starling is shared and runs elsewhere: ask for `own: true`');
      return started(own, 'Starling').app;
    },
    get databaseUrl() {
      return running().databaseUrl;
    },
    get provider() {
      return started(provider, 'The provider');
    },
    startNode: (more) => running().startNode(more),
    sql: (statement, values) => running().sql(statement, values),
    stop: () => running().stop(),
  };
  return used;
}

function started<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} has not started: use it inside a test or a hook`);
  return value;
}
