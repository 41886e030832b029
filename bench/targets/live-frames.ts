import type { Entrance } from './target.ts';

/** What a chunk holds in the contract, and nothing else: the payload is as long as that of the frame socket. */
const LIVE_FRAMES = `subscription LiveFrames($conversationId: ID!) { liveFrames(conversationId: $conversationId) {
  type content conversationId userId timestamp metadata { messageId role offset seq isFinal replyTo } } }`;

/** One graphql-ws socket with one `liveFrames` subscription. `until`: what the subscription brings by itself. */
export function liveFramesEntrance(conversationId: string, token: string | null, until?: string): Entrance {
  const payload = token ? { authorization: `Bearer ${token}` } : {};
  return {
    kind: 'websocket',
    path: '/graphql',
    protocol: 'graphql-transport-ws',
    steps: [
      { send: JSON.stringify({ type: 'connection_init', payload }), until: '"connection_ack"' },
      {
        send: JSON.stringify({
          id: 'a',
          type: 'subscribe',
          payload: { query: LIVE_FRAMES, variables: { conversationId } },
        }),
        until,
      },
    ],
  };
}
