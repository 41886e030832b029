/** How long a pong may take. */
const PONG_MS = 10_000;

/**
 * Calls `onDead` when a pong does not come: graphql-ws itself would wait for it for ever. The listeners are for its
 * `on.ping` and `on.pong`; `stop` belongs to the end of the connection.
 */
export function watchPongs(onDead: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    ping: (isReceived: boolean) => {
      if (isReceived) return;
      stop();
      timer = setTimeout(onDead, PONG_MS);
    },
    pong: (isReceived: boolean) => {
      if (isReceived) stop();
    },
    stop,
  };
}
