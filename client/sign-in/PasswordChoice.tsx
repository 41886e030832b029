import { Anchor, Button, Collapse, Divider, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../platform/api-error';
import { Rich } from '../platform/languages/Rich';
import { useEver } from '../ui/useEver';
import { type LoginMessage, passwordMessage } from './login-message';
import { loginText } from './login-texts';

const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm')).PasswordForm }));

interface PasswordChoiceProps {
  invitation: string | null;
  /** The other way to sign in. Without it the form is open. */
  hasGoogle: boolean;
  hasPasskeys: boolean;
  message: LoginMessage | null;
  onMessage: (message: LoginMessage | null) => void;
  onBusy: (isBusy: boolean) => void;
  onNewUser: () => void;
}

/** The password form behind its button. It loads on demand, because most people sign in with Google. */
export function PasswordChoice(props: PasswordChoiceProps) {
  const { invitation, hasGoogle, hasPasskeys, message, onMessage, onBusy, onNewUser } = props;
  const [isChosen, choice] = useDisclosure(invitation !== null);
  const [isNew, setIsNew] = useState(invitation !== null);
  const isOpen = isChosen || !hasGoogle;
  const wasOpen = useEver(isOpen);
  return (
    <>
      {hasGoogle && <Divider label={loginText('or')} />}
      <Button
        variant="subtle"
        color="gray"
        onClick={choice.toggle}
        aria-expanded={isOpen}
        aria-controls="password-form"
        rightSection={<IconChevronDown size={16} />}
      >
        {loginText('usePassword')}
      </Button>
      <Collapse expanded={isOpen} id="password-form" transitionDuration={160}>
        {wasOpen && (
          <Suspense>
            <PasswordForm
              // A visitor who asks for an account gets that form, even after opening the other one.
              key={String(isNew)}
              startsNew={isNew}
              invitation={invitation}
              hasPasskeys={hasPasskeys}
              message={message?.isAtPassword ? message : null}
              onBusy={(isBusy) => {
                onBusy(isBusy);
                if (isBusy) onMessage(null);
              }}
              onError={(error) => onMessage(passwordMessage(messageOf(error)))}
              onNewUser={onNewUser}
              onSwitch={() => onMessage(null)}
            />
          </Suspense>
        )}
      </Collapse>
      {!isOpen && (
        <Text size="sm" ta="center" c="dimmed">
          <Rich
            text={loginText('newHere')}
            parts={{
              create: (words) => (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  onClick={() => {
                    setIsNew(true);
                    onMessage(null);
                    choice.open();
                  }}
                >
                  {words}
                </Anchor>
              ),
            }}
          />
        </Text>
      )}
    </>
  );
}
