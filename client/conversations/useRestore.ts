import { useMutation } from '@apollo/client/react';
import { showFailure } from '../ui/show-failure';
import { RESTORE_CONVERSATIONS } from './conversations.graphql';
import { sharedText } from './shared-texts';

/** Takes back a deletion, and reports what was gone already. `onRestored` runs if the server answers. */
export function useRestore(onRestored?: () => void): (ids: string[]) => Promise<void> {
  const [restore] = useMutation(RESTORE_CONVERSATIONS);
  return async (ids) => {
    try {
      const { data } = await restore({ variables: { ids } });
      const missing = ids.length - (data?.restoreConversations ?? 0);
      if (missing > 0) {
        showFailure(sharedText('notUndone'), new Error(sharedText('gone', { count: missing })));
      }
      onRestored?.();
    } catch (error) {
      showFailure(sharedText('notUndone'), error);
    }
  };
}
