import { StartError } from '../platform/errors/start-error.js';

const NODE_MINIMUM = 22;

/** @throws StartError where this process runs on a Node that lacks what the code needs. */
export function checkNode(version: string): void {
  if (Number(version.split('.')[0]) >= NODE_MINIMUM) return;
  throw new StartError(`Node: got ${version}, takes ${NODE_MINIMUM} or newer; \`npm start\` brings its own`);
}
