import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, wallTimeAt } from '../controls/child-clock';
import { useChildZone } from '../controls/useChildZone';
import { useNow } from '../controls/useNow';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { useUrlParameters } from '../ui/useUrlParameters';
import { type EditedItem, ItemDialog } from './ItemDialog';
import { mondayOf, readDate, weekDates } from './plan-week';
import { CHILD_PLAN, SCHEDULE_ITEMS } from './schedules.graphql';
import { t } from './texts';
import { WeekBar } from './WeekBar';
import { WeekColumns } from './WeekColumns';
import { WeekSkeleton } from './WeekSkeleton';

type Open = { edited: EditedItem | null; date: string };

/** The week of one child, with everything a guardian does about it. */
export function ChildWeek({ child }: { child: ChildFieldsFragment }) {
  const { id: childId, nickname } = child;
  const zone = useChildZone(child);
  const [parameters, setParameters] = useUrlParameters();
  const today = wallTimeAt(useNow(), zone).date;
  const dayOf = (address: URLSearchParams) => readDate(address.get('day')) ?? today;
  const day = dayOf(parameters);
  const monday = mondayOf(day);
  const items = useQuery(SCHEDULE_ITEMS, { variables: { childId } });
  const plan = useQuery(CHILD_PLAN, { variables: { childId, ...weekDates(monday) } });
  const [open, setOpen] = useState<Open | null>(null);
  // Synchronous, so that a second press soon after the first one finds its week.
  const change = (nextOf: (shown: string) => string) =>
    setParameters((current) => new URLSearchParams({ child: childId, day: nextOf(dayOf(current)) }), {
      replace: true,
      flushSync: true,
    });
  const show = (date: string) => change(() => date);
  const step = (weeks: number) => change((shown) => addDays(shown, 7 * weeks));
  const week = plan.data;
  const error = (!week && plan.error) || (!items.data && items.error);
  const add = (
    <Button mih={44} leftSection={<IconPlus size={18} />} onClick={() => setOpen({ edited: null, date: day })}>
      {items.data?.scheduleItems.length === 0 ? t('week.addFirst') : t('week.add')}
    </Button>
  );
  const isEmpty = items.data?.scheduleItems.length === 0;
  return (
    <>
      <WeekBar day={day} today={today} onStep={step} onShow={show} actions={!isEmpty && add} />
      {error && (
        <ErrorNotice
          error={error}
          title={t('week.failed')}
          onRetry={() => {
            askAgain(plan.refetch);
            askAgain(items.refetch);
          }}
        />
      )}
      {!error && !(week && items.data) && <WeekSkeleton />}
      {isEmpty && week && (
        <EmptyState title={t('week.emptyTitle', { name: nickname })} action={add}>
          {t('week.emptyText', { name: nickname })}
        </EmptyState>
      )}
      {week && items.data && !isEmpty && (
        <WeekColumns
          monday={monday}
          day={day}
          today={today}
          week={week}
          items={items.data.scheduleItems}
          zone={zone}
          onShow={show}
          onAdd={(date) => setOpen({ edited: null, date })}
          onOpen={(item, startsAt) => setOpen({ edited: { item, startsAt }, date: day })}
        />
      )}
      {open && <ItemDialog child={child} edited={open.edited} date={open.date} onClose={() => setOpen(null)} />}
    </>
  );
}
