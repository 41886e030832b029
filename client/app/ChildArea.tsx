import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { homeOf } from '../access/access-rules';
import { AreaGate } from '../child-home/areas/AreaGate';
import { ChildShell } from '../child-home/ChildShell';
import { childPageAt } from '../child-home/child-pages';
import { useVisibleHeight } from './useVisibleHeight';

/** Everything that a child's device shows. It goes home from the addresses of grown-ups' pages. */
export function ChildArea() {
  const { pathname } = useLocation();
  const page = childPageAt(pathname);
  useVisibleHeight(page?.isFull ?? false);
  if (!page) return <Navigate to={homeOf('device')} replace />;
  const { Page, slug, area } = page;
  return (
    <ChildShell page={page}>
      <AreaGate area={area}>
        <Suspense>
          <Page key={pathname} slug={slug} />
        </Suspense>
      </AreaGate>
    </ChildShell>
  );
}
