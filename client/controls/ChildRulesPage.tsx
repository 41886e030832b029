import { useQuery } from '@apollo/client/react';
import { Card, Stack } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { CHILD } from '../children/children.graphql';
import { NoSuchChild } from '../children/NoSuchChild';
import type { ChildFieldsFragment } from '../gql/graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { statusOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { usePageTitle } from '../ui/page-title';
import { BackLink } from './BackLink';
import { NowSkeleton } from './ChildNowSkeleton';
import { ChildRules } from './ChildRules';
import classes from './controls.module.css';
import { GrantButtons } from './GrantButtons';
import { MinutesToday } from './MinutesToday';
import { PauseButton } from './PauseButton';
import { RulesSkeleton } from './RulesSkeleton';
import { ChildRequests } from './requests/ChildRequests';
import { StateLine } from './StateLine';
import { t } from './texts';
import { useChildNow } from './useChildNow';
import { WhyButton } from './WhyButton';
import { ComingSection } from './week/ComingSection';

/** `/parental/{childId}`: what holds for one child now, and its rules. */
export function ChildRulesPage() {
  const { childId = '' } = useParams();
  const { data, error, refetch } = useQuery(CHILD, { variables: { id: childId } });
  useFamilyChanges();
  usePageTitle(data ? t('page.childTitle', { name: data.child.nickname }) : null);
  if (statusOf(error) === 404) return <NoSuchChild />;
  if (error && !data) {
    return <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />;
  }
  if (!data) return <RulesSkeleton />;
  return <Page key={childId} child={data.child} />;
}

function Page({ child }: { child: ChildFieldsFragment }) {
  const navigate = useNavigate();
  const now = useChildNow(child);
  const { state } = now;
  const isGuardian = child.role !== 'HELPER';
  return (
    <Stack gap="md">
      <BackLink onBack={() => void navigate('/parental')} />
      <Card component="section" aria-label={t('now.title')}>
        <Stack gap="md">
          {now.error && <ErrorNotice error={now.error} onRetry={now.reload} />}
          {!state && !now.error && <NowSkeleton />}
          {state && (
            <>
              <div>
                <StateLine child={child} state={state} moment={now} headingOrder={1} />
                <ChildRequests child={child} />
              </div>
              <MinutesToday state={state} />
              <div className={classes.actions} data-wide>
                {isGuardian && <PauseButton child={child} size="lg" />}
                <GrantButtons child={child} state={state} moment={now} size="lg" />
                <WhyButton child={child} state={state} />
              </div>
            </>
          )}
        </Stack>
      </Card>
      {isGuardian ? <ChildRules child={child} now={now} /> : <ComingSection now={now} />}
    </Stack>
  );
}
