import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { messageOf } from '../platform/api-error';
import { type LoginMessage, loginMessage } from './login-message';
import { loginText } from './login-texts';

interface PasskeyButtonProps {
  onMessage: (message: LoginMessage | null) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Signs in with a passkey that the browser offers. The code behind it loads on a click, because most sign in another way. */
export function PasskeyButton({ onMessage, onBusy }: PasskeyButtonProps) {
  const navigate = useNavigate();
  const signIn = async () => {
    onMessage(null);
    onBusy(true);
    try {
      const { logInWithPasskey } = await import('./passkey-login');
      onMessage(await logInWithPasskey(navigate));
    } catch (error) {
      onMessage(loginMessage('passkey', messageOf(error)));
    } finally {
      onBusy(false);
    }
  };
  return (
    <Button variant="default" size="md" fullWidth onClick={() => void signIn()}>
      {loginText('usePasskey')}
    </Button>
  );
}
