import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { CHILDREN } from '../children/children.graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { askAgain } from '../platform/ask-again';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { useUrlParameters } from '../ui/useUrlParameters';
import { ChildProgress } from './ChildProgress';
import { ChildTabs } from './ChildTabs';
import { ProgressSkeleton } from './ProgressSkeleton';
import { t } from './texts';

/** `/progress`: what each child did in a week or a month, one child at a time. */
export function ProgressPage() {
  const { data, error, refetch } = useQuery(CHILDREN);
  const [parameters, setParameters] = useUrlParameters();
  useFamilyChanges();
  const children = data?.children.filter(({ role }) => role !== 'HELPER');
  const child = children?.find(({ id }) => id === parameters.get('child')) ?? children?.[0];
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} />
      {error && !data && <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />}
      {!data && !error && <ProgressSkeleton />}
      {children?.length === 0 && (
        <EmptyState
          title={t('page.noChild')}
          action={
            <Button component={Link} to="/profiles/new">
              {t('page.addChild')}
            </Button>
          }
        >
          {t('page.noChildText')}
        </EmptyState>
      )}
      {child && children && children.length > 1 && (
        <ChildTabs
          items={children}
          chosen={child.id}
          onChoose={(id) => setParameters((now) => withValue(now, 'child', id), { replace: true })}
        />
      )}
      {child && <ChildProgress key={child.id} child={child} />}
    </>
  );
}

function withValue(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set(name, value);
  return next;
}
