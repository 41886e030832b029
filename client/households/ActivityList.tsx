import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useCallback } from 'react';
import type { HouseholdActivityQuery } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { dateText } from '../platform/languages/formats';
import { useUser } from '../session/useSession';
import { dayHeading } from '../ui/day-heading';
import { ErrorNotice } from '../ui/ErrorNotice';
import { LoadMore } from '../ui/LoadMore';
import { exactTime } from '../ui/relative-time';
import { ListSkeleton } from '../ui/Skeletons';
import { useNextPage } from '../ui/useNextPage';
import { activitySentence } from './activity-sentences';
import { HOUSEHOLD_ACTIVITY } from './households.graphql';
import classes from './households.module.css';
import { t } from './texts';
import { useChildNames } from './useChildNames';
import { useMemberName } from './useMemberName';

interface ActivityListProps {
  householdId: string;
  /** Only what concerns the rules of this child. */
  controlsOf?: string;
  pageSize?: number;
  /** Stands in place of an empty list. */
  empty: string;
}

/** Who did what, the newest first, by days. */
export function ActivityList({ householdId, controlsOf, pageSize = 20, empty }: ActivityListProps) {
  const { data, error, refetch, fetchMore } = useQuery(HOUSEHOLD_ACTIVITY, {
    variables: { householdId, limit: pageSize, offset: 0, controlsOf: controlsOf ?? null },
  });
  const page = data?.householdActivity;
  const loaded = page?.items.length ?? 0;
  const fetchNext = useCallback(() => fetchMore({ variables: { offset: loaded } }), [fetchMore, loaded]);
  const more = useNextPage(fetchNext, `${householdId} ${controlsOf}`);
  return (
    <>
      {error && !page && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!page && !error && <ListSkeleton count={4} />}
      {page && page.items.length === 0 && <Text size="sm">{empty}</Text>}
      {page && page.items.length > 0 && <Lines entries={page.items} />}
      {page?.hasMore && <LoadMore isLoading={more.isLoading} error={more.error} onLoad={more.load} />}
    </>
  );
}

type Entry = HouseholdActivityQuery['householdActivity']['items'][number];

function Lines({ entries }: { entries: readonly Entry[] }) {
  const { id: readerId } = useUser();
  const nicknamesOf = useChildNames();
  const nameOf = useMemberName();
  const memberNameOf = (id: string) => (id === readerId ? t('who.youInside') : (nameOf(id) ?? t('who.formerInside')));
  const days = Map.groupBy(entries, ({ at }) => dayHeading(new Date(at), new Date()));
  return (
    <div>
      {[...days].map(([day, lines]) => (
        <section key={day}>
          <h3 className={classes.day}>{day}</h3>
          {lines.map(({ id, at, actor, actorName, action, childId, detail }) => (
            <div key={id} className={classes.line}>
              <Text component="time" size="xs" c="dimmed" dateTime={at} title={exactTime(new Date(at))}>
                {dateText(new Date(at), { timeStyle: 'short' })}
              </Text>
              <Text size="sm">
                {activitySentence({
                  action,
                  who: actor === readerId ? t('who.you') : (actorName ?? (actor ? t('who.former') : null)),
                  member: typeof detail['member_id'] === 'string' ? memberNameOf(detail['member_id']) : null,
                  child: childId ? nicknamesOf([childId]) || null : null,
                  detail,
                })}
              </Text>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
