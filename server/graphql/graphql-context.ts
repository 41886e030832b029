import type { Call } from '../access/call.js';

/**
 * What resolvers and guards find as their context, the same over HTTP and over the socket. `req` has at least the
 * headers; over the socket its `authorization` is the one of `connection_init`.
 */
export interface GraphqlContext {
  readonly req: Call;
}
