import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { CHILDREN } from '../children/children.graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { askAgain } from '../platform/ask-again';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { useUrlParameters } from '../ui/useUrlParameters';
import { ChildProgress } from './ChildProgress';
import { ChildTabs } from './ChildTabs';
import { t } from './texts';

/** `/progress`: what each child did in a week or a month, one child at a time. */
export function ProgressPage() {
  const { data, error, refetch } = useQuery(CHILDREN);
  const [parameters, setParameters] = useUrlParameters();
  useFamilyChanges();
  if (error && !data) {
    return <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />;
  }
  if (!data) return <PageSkeleton />;
  const children = data.children.filter(({ role }) => role !== 'HELPER');
  const child = children.find(({ id }) => id === parameters.get('child')) ?? children[0];
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} />
      {!child && (
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
      {child && children.length > 1 && (
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
