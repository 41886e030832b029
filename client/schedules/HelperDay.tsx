import { useQuery } from '@apollo/client/react';
import { Alert, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useChildZone } from '../controls/useChildZone';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ListSkeleton } from '../ui/Skeletons';
import { DayList } from './DayList';
import { TODAYS_PLAN } from './schedules.graphql';
import classes from './schedules.module.css';
import { t } from './texts';

/** What a helper sees: today, and why nothing can be changed. */
export function HelperDay({ child }: { child: ChildFieldsFragment }) {
  const zone = useChildZone(child);
  const { data, error, refetch } = useQuery(TODAYS_PLAN, { variables: { childId: child.id } });
  return (
    <>
      <Alert color="gray" variant="light" mb="md" icon={<IconLock />}>
        {t('helper.text', { name: child.nickname })}
      </Alert>
      {error && !data && <ErrorNotice error={error} title={t('helper.failed')} onRetry={() => askAgain(refetch)} />}
      {!data && !error && <ListSkeleton count={3} hasIcons />}
      {data?.childPlan.length === 0 && <Text c="dimmed">{t('helper.nothing')}</Text>}
      {data && (
        <div className={classes.oneDay}>
          <DayList entries={data.childPlan} items={[]} zone={zone} />
        </div>
      )}
    </>
  );
}
