import { useQuery } from '@apollo/client/react';
import { Group, Stack, Title } from '@mantine/core';
import { CHILDREN } from '../children/children.graphql';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ChildNowCard } from './ChildNowCard';
import { ChildNowSkeleton } from './ChildNowSkeleton';
import classes from './controls.module.css';
import { CopyRulesButton } from './copy/CopyRulesButton';
import { PauseAllButton } from './PauseAllButton';
import { ChildRequests } from './requests/ChildRequests';
import { t } from './texts';

/** The children of a household: what each may do now, and the buttons that change it. */
export function ChildrenNow({ household }: { household: HouseholdFieldsFragment }) {
  const { data, error, refetch } = useQuery(CHILDREN);
  const children = data?.children.filter(({ householdIds }) => householdIds.includes(household.id));
  if (error && !data) {
    return <ErrorNotice error={error} title={t('now.failed')} onRetry={() => askAgain(refetch)} />;
  }
  if (children?.length === 0) return null;
  const guarded = children?.filter(({ role }) => role !== 'HELPER') ?? [];
  return (
    <Stack component="section" gap="sm" aria-labelledby="children-now">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id="children-now">
          {t('now.title')}
        </Title>
        {guarded.length > 1 && (
          <Group gap="xs">
            <CopyRulesButton profiles={guarded} />
            <PauseAllButton householdId={household.id} profiles={guarded} />
          </Group>
        )}
      </Group>
      {/* Above the cards: inside of one, its buttons would not stand beside those of the others. */}
      {children && (
        <div className={classes.asked}>
          {children.map((child) => (
            <ChildRequests key={child.id} child={child} />
          ))}
        </div>
      )}
      <ul className={classes.cards}>
        {children?.map((child) => (
          <ChildNowCard key={child.id} child={child} />
        ))}
        {!children && <ChildNowSkeleton />}
      </ul>
    </Stack>
  );
}
