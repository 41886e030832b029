import { lazy, Suspense } from 'react';
import { useEver } from '../ui/useEver';
import type { ConversationDeletion } from './useConversationDeletion';

const AskedDialogs = lazy(async () => ({ default: (await import('./AskedDialogs')).AskedDialogs }));

/** Asks before conversations are deleted. The dialogs load with the first question. */
export function ConversationDialogs({ actions }: { actions: ConversationDeletion }) {
  const isWanted = useEver(actions.question !== null);
  if (!isWanted) return null;
  return (
    <Suspense>
      <AskedDialogs actions={actions} />
    </Suspense>
  );
}
