import type { Entrance } from './target.ts';

/** Exactly the fields of a chunk on the frame socket, so that the payloads have the same length. */
const LIVE_FRAMES = `subscription LiveFrames($conversationId: ID!) { liveFrames(conversationId: $conversationId) {
  type content conversationId userId timestamp metadata { messageId role offset seq isFinal replyTo } } }`;

/** One graphql-ws socket with one `liveFrames` subscription. `until`: the first text that the subscription delivers. */
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
