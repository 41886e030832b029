import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { saveAfterLoginTarget } from '../app/after-login';
import { ApiError } from '../platform/api-error';
import { session } from '../platform/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/**
 * For what needs a sign-in of the last five minutes. Where it is older, `dialog` leads through a new one and back to
 * `page`. `purpose` ends the sentence "To …, sign in again".
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
      To {purpose}, the sign-in must be no older than five minutes. Nothing has been changed yet.
    </ConfirmDialog>
  );
  return { withFreshSignIn, dialog };
}
