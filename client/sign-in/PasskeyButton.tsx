import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { messageOf } from '../platform/api-error';
import { type LoginMessage, loginMessage } from './login-message';
import { isCancelled, knowsPasskeys, signInWithPasskey } from './passkey-api';
import { useLoginOutcome } from './use-login-outcome';

interface PasskeyButtonProps {
  onMessage: (message: LoginMessage | null) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Signs in with a passkey that the browser offers. */
export function PasskeyButton({ onMessage, onBusy }: PasskeyButtonProps) {
  const finish = useLoginOutcome();
  if (!knowsPasskeys()) return null;
  const signIn = async () => {
    onMessage(null);
    onBusy(true);
    try {
      await finish(await signInWithPasskey({ autofill: false }), null);
    } catch (error) {
      const text = isCancelled(error) ? 'No passkey was used. Please try again, or sign in another way.' : null;
      onMessage(loginMessage('passkey', text ?? messageOf(error)));
    } finally {
      onBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconKey size={18} aria-hidden="true" />}
      onClick={() => void signIn()}
    >
      Use a passkey
    </Button>
  );
}
