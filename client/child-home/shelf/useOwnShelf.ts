import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { CONTENT, CONTENTS } from '../../contents/contents.graphql';
import { errorCodeOf } from '../../platform/api-error';
import { askAgain } from '../../platform/ask-again';
import { noteRefusal } from '../../platform/shut-out';
import { useStateWatch } from '../time/useOwnTime';

/** The most that a shelf shows. */
const LIMIT = 100;
/** The live connection may be down. */
const REFRESH_MS = 60_000;

/** What stands on the shelf of the child of this device, the newest first. What a grown-up changes arrives by itself. */
export function useOwnShelf() {
  const watch = useStateWatch();
  const { data, error, refetch } = useQuery(CONTENTS, {
    variables: { limit: LIMIT, offset: 0 },
    pollInterval: REFRESH_MS,
  });
  useEffect(() => watch.on('shelf', () => askAgain(refetch)), [watch, refetch]);
  useNotedRefusal(error);
  return { items: data?.contents.items ?? null, error: data ? null : (error ?? null), retry: () => askAgain(refetch) };
}

/** One content of the shelf. Each opening asks for a new link, because links end after minutes. */
export function useShelfItem(id: string) {
  const { data, error, refetch } = useQuery(CONTENT, { variables: { id }, fetchPolicy: 'network-only' });
  useNotedRefusal(error);
  return { content: data?.content ?? null, error: data ? null : (error ?? null), retry: () => askAgain(refetch) };
}

/** A refusal by the guardians' rules opens the screen that explains it. */
function useNotedRefusal(error: unknown): void {
  useEffect(() => {
    if (error) noteRefusal(errorCodeOf(error));
  }, [error]);
}
