import { useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../platform/useSession';
import { AccessDenied } from './AccessDenied';
import { checkAccess } from './access-rules';
import { saveAfterLoginTarget } from './after-login';
import { usePageLayout } from './page-layout';
import { Shell } from './Shell';
import { signedOutAddress } from './signed-out-address';
import { VerifyingAccess } from './VerifyingAccess';
import { WaitlistBlock } from './WaitlistBlock';

/** `redirect` sends whoever may not see a page to /chat instead of telling why. */
const DENIED_MODE: string = import.meta.env.VITE_ACCESS_DENIED_MODE ?? 'screen';

/**
 * Around every page of a signed-in person, in the order of spec §4: signed in, waitlist known, not waitlisted, allowed.
 * Nothing of a page is mounted, and so nothing asked of the server, before all four hold.
 */
export function Guard() {
  const { status, user, reason } = useSession();
  const { pathname, search, hash } = useLocation();
  const layout = usePageLayout();
  const isSignedOut = status === 'signed_out';

  useLayoutEffect(() => {
    // Whoever has just signed out on purpose does not want to come back to the same page.
    if (isSignedOut && reason !== 'logout') saveAfterLoginTarget(localStorage, pathname + search + hash);
  }, [isSignedOut, reason, pathname, search, hash]);

  if (isSignedOut) return <Navigate to={signedOutAddress(reason)} replace />;
  if (status === 'waitlisted') return <WaitlistBlock />;
  if (!user) return <VerifyingAccess />;

  const access = checkAccess(user, pathname);
  if (access.isAllowed) {
    if (layout === 'bare') return <Outlet />;
    return (
      <Shell>
        <Outlet />
      </Shell>
    );
  }
  // A child's device does not read the names of permissions.
  if (DENIED_MODE === 'redirect' || user.role === 'device') return <Navigate to="/chat" replace />;
  return (
    <Shell>
      <AccessDenied access={access} />
    </Shell>
  );
}
