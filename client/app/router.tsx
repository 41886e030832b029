import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { VerifyingAccess } from '../access/VerifyingAccess';
import { ErrorPage } from './ErrorPages';
import { guardedPages } from './guarded-pages';
import { RouteTitle } from './RouteTitle';
import { signedOutPages } from './signed-out-pages';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/**
 * Every address of the product. The guard redirects signed-out visitors of all other pages to /login. Made at the first
 * render, because a slow phone is busy enough with the evaluation of the scripts.
 */
export function appRouter(): NonNullable<typeof router> {
  router ??= createBrowserRouter([
    {
      element: (
        <>
          <RouteTitle />
          <Outlet />
        </>
      ),
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <VerifyingAccess />,
      children: [
        ...signedOutPages,
        { lazy: async () => ({ Component: (await import('./SignedIn')).SignedIn }), children: guardedChildren() },
      ],
    },
  ]);
  return router;
}

/** The error boundary is inside the shell, so that the navigation stays usable when a page fails. */
function guardedChildren(): RouteObject[] {
  return [{ errorElement: <ErrorPage />, children: guardedPages }];
}
