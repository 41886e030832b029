import { lazy, Suspense, useDeferredValue, useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { checkAccess } from '../access/access-rules';
import { saveAfterLoginTarget } from '../access/after-login';
import { signedOutAddress } from '../access/signed-out-address';
import { VerifyingAccess } from '../access/VerifyingAccess';
import { WaitlistBlock } from '../access/WaitlistBlock';
import { useSession } from '../session/useSession';
import { usePageLayout } from './page-layout';
import { Shell } from './Shell';

// Few people ever see it.
const AccessDenied = lazy(async () => ({ default: (await import('../access/AccessDenied')).AccessDenied }));

const ChildArea = lazy(async () => ({ default: (await import('./ChildArea')).ChildArea }));

const SetUpSecondStep = lazy(async () => ({
  default: (await import('../account/second-step/SetUpSecondStepPage')).SetUpSecondStepPage,
}));

/** With `redirect`, a user who may not open a page goes to /chat and sees no explanation. */
const DENIED_MODE: string = import.meta.env.VITE_ACCESS_DENIED_MODE ?? 'screen';

/**
 * Wraps every page that needs a sign-in and checks in this order: signed in, waitlist status known, not waitlisted, second
 * step where the service requires one, allowed. The page is mounted only after all checks.
 */
export function Guard() {
  const { status, user, reason, needsSecondStep } = useSession();
  // A deferred value lets React render the shell and its page in slices, so that the browser answers taps in between.
  const isKnown = useDeferredValue(user !== null, false);
  const { pathname, search, hash } = useLocation();
  const layout = usePageLayout();
  const isSignedOut = status === 'signed_out';

  useLayoutEffect(() => {
    // A user who signed out on purpose starts at the home page next time, and so does the next child of a device.
    const isForgotten = reason === 'logout' || reason === 'device_ended';
    if (isSignedOut && !isForgotten) saveAfterLoginTarget(localStorage, pathname + search + hash);
  }, [isSignedOut, reason, pathname, search, hash]);

  if (isSignedOut) return <Navigate to={signedOutAddress(reason)} replace />;
  if (status === 'waitlisted') return <WaitlistBlock />;
  if (!user || !isKnown) return <VerifyingAccess />;

  if (needsSecondStep) {
    return (
      <Suspense fallback={<VerifyingAccess />}>
        <SetUpSecondStep />
      </Suspense>
    );
  }
  if (user.role === 'device') {
    return (
      <Suspense fallback={<VerifyingAccess />}>
        <ChildArea key={user.id} />
      </Suspense>
    );
  }

  const access = checkAccess(user, pathname);
  if (access.isAllowed) {
    if (layout === 'bare') return <Outlet />;
    return (
      <Shell>
        <Outlet />
      </Shell>
    );
  }
  if (DENIED_MODE === 'redirect') return <Navigate to="/chat" replace />;
  return (
    <Shell>
      <Suspense>
        <AccessDenied access={access} />
      </Suspense>
    </Shell>
  );
}
