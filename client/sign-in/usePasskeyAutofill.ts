import { useEffect, useRef } from 'react';
import { cancelAutofill, isCancelled, offersAutofill, signInWithPasskey } from './passkey-api';
import { useLoginOutcome } from './use-login-outcome';

/** While the form is open, the browser lists passkeys in its first field. */
export function usePasskeyAutofill(isWanted: boolean, onError: (error: unknown) => void): void {
  const finish = useLoginOutcome();
  const latest = useRef({ finish, onError });
  latest.current = { finish, onError };
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const offer = async () => {
      if (!(await offersAutofill()) || isOver) return;
      await latest.current.finish(await signInWithPasskey({ autofill: true }), null);
    };
    offer().catch((error: unknown) => {
      // A field without its list is no failure: the person has not asked for anything yet.
      if (!isOver && !isCancelled(error)) latest.current.onError(error);
    });
    return () => {
      isOver = true;
      void cancelAutofill();
    };
  }, [isWanted]);
}
