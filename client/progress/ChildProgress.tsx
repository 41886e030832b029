import { useQuery } from '@apollo/client/react';
import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { saveCsv } from '../ui/csv';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ListSkeleton } from '../ui/Skeletons';
import { useIsIdle } from '../ui/useIsIdle';
import { ProgressReport } from './ProgressReport';
import { CHILD_PROGRESS } from './progress.graphql';
import classes from './progress.module.css';
import { progressCsv } from './progress-csv';
import { PROGRESS_VIEWS, type ProgressView, readDay, spanOf, spanText, stepFrom, todayIn } from './progress-span';
import { t } from './texts';

const DigestChoice = lazy(async () => ({ default: (await import('./DigestChoice')).DigestChoice }));

/** The progress of one child: which days, and the report about them. */
export function ChildProgress({ child }: { child: ChildFieldsFragment }) {
  const [parameters, setParameters] = useSearchParams();
  const view: ProgressView = parameters.get('view') === 'month' ? 'month' : 'week';
  const today = todayIn(child.timeZone);
  const span = spanOf(view, readDay(parameters.get('from')) ?? today);
  const { data, previousData, error, refetch } = useQuery(CHILD_PROGRESS, {
    variables: { childId: child.id, ...span },
    fetchPolicy: 'cache-and-network',
  });
  // Deferred, so that React draws the report in slices when it arrives.
  const progress = useDeferredValue((data ?? previousData)?.childProgress);
  const isIdle = useIsIdle();
  const show = (next: { view?: ProgressView; from?: string }) =>
    setParameters({ child: child.id, view: next.view ?? view, from: next.from ?? span.from }, { replace: true });
  const save = () => {
    if (progress) saveCsv(`progress-${span.from}.csv`, progressCsv(progress));
  };
  return (
    <>
      <Group className={classes.bar} justify="space-between" gap="sm">
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            size={44}
            variant="default"
            aria-label={t(`span.before.${view}`)}
            onClick={() => show({ from: stepFrom(span, -1) })}
          >
            <IconChevronLeft size={20} />
          </ActionIcon>
          <Text fw={700} className={classes.span} aria-live="polite">
            {spanText(span)}
          </Text>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={t(`span.after.${view}`)}
            disabled={span.to >= today}
            onClick={() => show({ from: stepFrom(span, 1) })}
          >
            <IconChevronRight size={20} />
          </ActionIcon>
        </Group>
        <Group gap="xs" className={classes.actions}>
          <SegmentedControl
            aria-label={t('span.label')}
            data={PROGRESS_VIEWS.map((value) => ({ value, label: t(`span.${value}`) }))}
            value={view}
            onChange={(value) => show({ view: value as ProgressView })}
          />
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t('report.print')}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={18} />} disabled={!progress} onClick={save}>
            {t('report.save')}
          </Button>
        </Group>
      </Group>
      {error && <ErrorNotice error={error} title={t('report.failed')} onRetry={() => askAgain(refetch)} />}
      {!progress && !error && <ListSkeleton count={5} />}
      {progress && <ProgressReport child={child} progress={progress} view={view} isStale={!data} />}
      {isIdle && (progress || error) && (
        <Suspense>
          <DigestChoice />
        </Suspense>
      )}
    </>
  );
}
