import type { ApolloClient } from '@apollo/client';
import { forgetRefusal, noteRefusal, shutOutStore } from '../../platform/shut-out';
import { toOwnState } from './own-state';
import { DEVICE_CHANGED, DEVICE_STATE } from './own-state.graphql';
import type { OwnStateSource, Refusals } from './own-state-watch';

/** The pause before a subscription that ended is started again. */
const LISTEN_AGAIN_MS = 5_000;

export function ownStateSource(client: ApolloClient): OwnStateSource {
  return {
    async load() {
      const { data } = await client.query({ query: DEVICE_STATE, fetchPolicy: 'network-only' });
      if (!data) throw new Error('The state was not answered');
      return toOwnState(data.deviceState);
    },
    listen(onChange) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let subscription = { unsubscribe: (): void => undefined };
      const again = () => {
        timer = setTimeout(listen, LISTEN_AGAIN_MS);
      };
      const listen = () => {
        subscription = client.subscribe({ query: DEVICE_CHANGED, fetchPolicy: 'no-cache' }).subscribe({
          next: ({ data }) => data && onChange(toOwnState(data.deviceChanged.state), data.deviceChanged.what),
          // The socket has tried five times by then.
          error: again,
          complete: again,
        });
      };
      listen();
      return () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    },
  };
}

export const refusals: Refusals = {
  subscribe: shutOutStore.subscribe,
  note: (code, until) => noteRefusal(code, until === null ? null : new Date(until).toISOString()),
  forget: forgetRefusal,
};
