import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { CalendarLinks } from '../calendars/CalendarLinks';
import { CHILDREN } from '../children/children.graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { askAgain } from '../platform/ask-again';
import { ChildTabs } from '../progress/ChildTabs';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { ChildWeek } from './ChildWeek';
import { HelperDay } from './HelperDay';
import { t } from './texts';

/** `/schedules`: the week of each child, one child at a time. A child's device shows My day at this address. */
export function SchedulesPage() {
  const { data, error, refetch } = useQuery(CHILDREN);
  const [parameters, setParameters] = useSearchParams();
  useFamilyChanges();
  if (error && !data) {
    return <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />;
  }
  if (!data) return <PageSkeleton />;
  const child = data.children.find(({ id }) => id === parameters.get('child')) ?? data.children[0];
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} />
      {!child && (
        <EmptyState
          title={t('page.emptyTitle')}
          action={
            <Button component={Link} to="/profiles/new" mih={44}>
              {t('page.addChild')}
            </Button>
          }
        >
          {t('page.emptyText')}
        </EmptyState>
      )}
      {child && data.children.length > 1 && (
        <ChildTabs
          items={data.children}
          chosen={child.id}
          onChoose={(id) => setParameters({ child: id }, { replace: true })}
        />
      )}
      {child &&
        (child.role === 'HELPER' ? (
          <HelperDay key={child.id} child={child} />
        ) : (
          <ChildWeek key={child.id} child={child} />
        ))}
      {child && <CalendarLinks />}
    </>
  );
}
