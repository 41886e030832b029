import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { wallTimeAt } from '../controls/child-clock';
import { useNow } from '../controls/useNow';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
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
  const { id: childId, timeZone, nickname } = child;
  const [parameters, setParameters] = useSearchParams();
  const today = wallTimeAt(useNow(), timeZone).date;
  const day = readDate(parameters.get('day')) ?? today;
  const monday = mondayOf(day);
  const items = useQuery(SCHEDULE_ITEMS, { variables: { childId } });
  const plan = useQuery(CHILD_PLAN, { variables: { childId, ...weekDates(monday) } });
  const [open, setOpen] = useState<Open | null>(null);
  const show = (date: string) => setParameters({ child: childId, day: date }, { replace: true });
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
      <WeekBar day={day} today={today} onShow={show} actions={!isEmpty && add} />
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
          zone={timeZone}
          onShow={show}
          onAdd={(date) => setOpen({ edited: null, date })}
          onOpen={(item, startsAt) => setOpen({ edited: { item, startsAt }, date: day })}
        />
      )}
      {open && <ItemDialog child={child} edited={open.edited} date={open.date} onClose={() => setOpen(null)} />}
    </>
  );
}
