import { SOCKETS_PER_ACCOUNT } from '../../../contract/limits.js';
import { LiveConnectionCount } from '../../platform/live-connection-count.js';
import type { LiveConnection } from './live-connection.js';
import { LiveConnections } from './live-connections.js';

const socketOf = (userId: string) => ({ actor: { userId } }) as LiveConnection;

it('does not count a socket that went before it was known whose it is', () => {
  const connections = new LiveConnections(
    { rateLimits: true } as never,
    {} as never,
    {} as never,
    new LiveConnectionCount(),
  );
  for (let index = 0; index < SOCKETS_PER_ACCOUNT; index += 1) {
    const gone = { actor: null } as LiveConnection;
    connections.enter(gone)();
    expect(connections.claim(gone, 'ann')).toBe(false);
  }
  const stays = socketOf('ann');
  const leave = connections.enter(stays);
  expect(connections.claim(stays, 'ann')).toBe(true);
  leave();
});
