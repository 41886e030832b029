import { StartError } from '../platform/errors/start-error.js';
import { checkNode } from './check-node.js';

it.each(['22.0.0', '24.21.0', '100.1.0'])('starts on Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

it.each(['20.20.2', '18.19.0'])('says in one line why it does not start on Node %s', (version) => {
  expect(() => checkNode(version)).toThrow(StartError);
  expect(() => checkNode(version)).toThrow(`Node: got ${version}, takes 22 or newer; \`npm start\` brings its own`);
});
