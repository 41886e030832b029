import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { saveAfterLoginTarget } from '../access/after-login';
import { errorCodeOf } from '../platform/api-error';
import { session } from '../session/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ConfirmItsYou } from './ConfirmItsYou';
import { fetchProofs, type Proofs } from './passkey-api';
import { t } from './texts';

/**
 * For actions that need a sign-in within the last five minutes. If it is older, `dialog` asks for a passkey or a code where
 * the account has one, and the action goes on. Otherwise it offers a new sign-in that returns to `page`. `purpose` completes
 * the sentence "To …, please sign in again".
 */
export function useFreshSignIn(page: string, purpose: string) {
  const [isAsking, setIsAsking] = useState(false);
  const [proofs, setProofs] = useState<Proofs | null>(null);
  const answer = useRef<(isProved: boolean) => void>(() => undefined);
  const navigate = useNavigate();

  /** Resolves to false if the owner did not prove who they are, or must sign in again. Rejects with any other error. */
  const withFreshSignIn = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (errorCodeOf(error) !== 'reauthentication_required') throw error;
      const available = await fetchProofs();
      if (!available.passkey && !available.code) {
        setIsAsking(true);
        return false;
      }
      setProofs(available);
      const isProved = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
      });
      setProofs(null);
      if (isProved) await work();
      return isProved;
    }
  }, []);

  const signInAgain = async () => {
    saveAfterLoginTarget(localStorage, page);
    await session.signOut();
    navigate('/login', { replace: true });
  };

  const dialog = proofs ? (
    <ConfirmItsYou
      proofs={proofs}
      purpose={purpose}
      onAnswer={(isProved) => answer.current(isProved)}
      onSignInAgain={signInAgain}
    />
  ) : (
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
