import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { saveAfterLoginTarget } from '../access/after-login';
import { errorCodeOf } from '../platform/api-error';
import { session } from '../session/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { t } from './texts';

/**
 * For actions that need a sign-in within the last five minutes. If it is older, `dialog` offers a new sign-in that
 * returns to `page`. `purpose` completes the sentence "To …, please sign in again".
 */
export function useFreshSignIn(page: string, purpose: string) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  /** Resolves to false if a new sign-in is needed. Rejects with any other error. */
  const withFreshSignIn = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (errorCodeOf(error) !== 'reauthentication_required') throw error;
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
      title={t('fresh.title')}
      confirmLabel={t('fresh.confirm')}
      onConfirm={signInAgain}
      onClose={() => setIsAsking(false)}
    >
      {t('fresh.text', { purpose })}
    </ConfirmDialog>
  );
  return { withFreshSignIn, dialog };
}
