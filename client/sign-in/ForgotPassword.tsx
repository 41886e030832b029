import { Anchor } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useEver } from '../ui/useEver';
import { t } from './texts';

const WaysBack = lazy(async () => ({ default: (await import('./WaysBack')).WaysBack }));

/** The ways back into an account, behind a link. `email`: the address that the visitor has typed already. */
export function ForgotPassword({ email }: { email: string }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const wasOpen = useEver(isOpen);
  return (
    <div>
      <Anchor
        component="button"
        type="button"
        size="sm"
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls="forgot-password"
      >
        {t('forgot.open')}
      </Anchor>
      <div id="forgot-password" hidden={!isOpen}>
        {wasOpen && (
          <Suspense>
            <WaysBack email={email} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
