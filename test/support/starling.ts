import { outsideJest } from './outside-jest.js';

export { type Settings, TEST_SETTINGS, testRedisUrl } from './settings.js';
export type { StarlingNode, StartOptions, TestStarling } from './starling-server.js';

type Server = typeof import('./starling-server.js');
type Sharing = typeof import('./shared-starling.js');

const server = () => outsideJest<Server>('starling-server.js');

/** See the functions of the same names in those files. */
export const startStarling: Server['startStarling'] = async (...given) => (await server()).startStarling(...given);
export const startNode: Server['startNode'] = async (...given) => (await server()).startNode(...given);
export const createTestDatabase: Server['createTestDatabase'] = async () => (await server()).createTestDatabase();
export const execute: Server['execute'] = async (...given) => (await server()).execute(...given);
export const shareStarling: Sharing['shareStarling'] = async () =>
  (await outsideJest<Sharing>('shared-starling.js')).shareStarling();
