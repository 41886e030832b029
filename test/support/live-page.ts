import { GraphqlConnection } from '../../server/graphql/socket/graphql-connection.js';
import { SocketHub } from '../../server/sockets/socket-hub.js';
import type { Account } from './accounts.js';
import type { TestStarling } from './starling.js';
import { until } from './wait.js';

/**
 * Waits until pages of the account hear of these subscriptions. A page asks the server when its socket opens; what happens
 * between that and the beginning of its subscriptions it does not hear.
 */
export async function untilSubscribed(starling: TestStarling, { user }: Account, ...fields: string[]): Promise<void> {
  const hub = starling.app.get(SocketHub);
  const isHeard = (field: string) =>
    [...hub.connectionsOf(user.id)].some(
      (connection) => connection instanceof GraphqlConnection && connection.isSubscribedTo(field),
    );
  await until(() => fields.every(isHeard), { what: `the subscriptions ${fields.join(', ')}` });
}
