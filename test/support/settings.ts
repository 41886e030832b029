import { join } from 'node:path';

/** Set for the test files by the global setup. */
export const ADMIN_DATABASE_URL = 'STARLING_TEST_ADMIN_DATABASE_URL';
export const TEMPLATE_DATABASE = 'STARLING_TEST_TEMPLATE_DATABASE';
/** How the names of the run's databases begin. */
export const DATABASES = 'STARLING_TEST_DATABASES';
export const REDIS_URL = 'STARLING_TEST_REDIS_URL';
/** A folder for what the nodes of the run keep on their disk. */
export const DATA_DIR = 'STARLING_TEST_DATA_DIR';
/** The folder of the compiled server and test support. */
export const BUILD = 'STARLING_TEST_BUILD';

/** Settings of the service by their names in the environment. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** What tests set unless they say otherwise. Nothing comes from the environment of the run. */
export const TEST_SETTINGS: Settings = {
  JWT_SECRET: 'a signing secret that only tests know',
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
  ADMIN_EMAILS: 'admin@starling.test',
  MODERATOR_EMAILS: 'moderator@starling.test',
  RATE_LIMITS: 'off',
  BLOB_SHARED: 'true',
};

/** For the environment of a node: what it compiles is kept for the next process, which loads the same modules. */
export const compileCache = (): Settings => ({ NODE_COMPILE_CACHE: join(given(BUILD), '.compiled') });

/** The value that the global setup has left under this name. */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: this test belongs into the integration project`);
  return value;
}

/** The address of the run's Redis. */
export const testRedisUrl = (): string => given(REDIS_URL);

/** The folder that all nodes of the run share. */
export const testDataDir = (): string => given(DATA_DIR);
