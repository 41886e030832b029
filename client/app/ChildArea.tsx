import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { homeOf } from '../access/access-rules';
import { ChildShell } from '../child-home/ChildShell';
import { childPageAt } from '../child-home/child-pages';
import { useVisibleHeight } from './useVisibleHeight';

/** Everything that a child's device shows. It goes home from the addresses of grown-ups' pages. */
export function ChildArea() {
  const { pathname } = useLocation();
  const page = childPageAt(pathname);
  const isFull = page?.isFull ?? false;
  useVisibleHeight(isFull);
  if (!page) return <Navigate to={homeOf('device')} replace />;
  const { Page, slug } = page;
  return (
    <ChildShell isFull={isFull}>
      <Suspense>
        <Page key={pathname} slug={slug} />
      </Suspense>
    </ChildShell>
  );
}
