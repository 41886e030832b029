import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { saveAfterLoginTarget } from '../app/after-login';
import { ApiError } from '../platform/api-error';
import { session } from '../platform/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/**
 * For actions that need a sign-in within the last five minutes. If it is older, `dialog` leads through a new sign-in and
 * back to `page`. `purpose` completes the sentence "To …, you must have signed in within the last five minutes".
 */
export function useFreshSignIn(page: string, purpose: string) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  /** Resolves to whether the work was done. Rejects with any other error. */
  const withFreshSignIn = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'reauthentication_required') throw error;
      setIsAsking(true);
      return false;
    }
  }, []);

  const signInAgain = async () => {
    saveAfterLoginTarget(localStorage, page);
    await session.signOut();
    navigate('/login', { replace: true });
  };

  const dialog = (
    <ConfirmDialog
      opened={isAsking}
      title="Please sign in again"
      confirmLabel="Sign in again"
      onConfirm={signInAgain}
      onClose={() => setIsAsking(false)}
    >
      To {purpose}, you must have signed in within the last five minutes. Nothing has changed yet.
    </ConfirmDialog>
  );
  return { withFreshSignIn, dialog };
}
