import type { Call } from '../access/call.js';

/** The context of resolvers and guards, over HTTP and over the socket. Over the socket `req` holds the actor only. */
export interface GraphqlContext {
  readonly req: Call;
}
