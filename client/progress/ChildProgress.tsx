import { useQuery } from '@apollo/client/react';
import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { saveCsv } from '../ui/csv';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ListSkeleton } from '../ui/Skeletons';
import { useIsIdle } from '../ui/useIsIdle';
import { useUrlParameters } from '../ui/useUrlParameters';
import { ProgressReport } from './ProgressReport';
import { CHILD_PROGRESS } from './progress.graphql';
import classes from './progress.module.css';
import { progressCsv } from './progress-csv';
import {
  PROGRESS_VIEWS,
  type ProgressView,
  readSpan,
  type ShownDays,
  spanText,
  stepFrom,
  todayIn,
} from './progress-span';
import { t } from './texts';

const DigestChoice = lazy(async () => ({ default: (await import('./DigestChoice')).DigestChoice }));

/** The progress of one child: which days, and the report about them. */
export function ChildProgress({ child }: { child: ChildFieldsFragment }) {
  const [parameters, setParameters] = useUrlParameters();
  const today = todayIn(child.timeZone);
  const { view, span } = readSpan(parameters, today);
  const { data, previousData, error, refetch } = useQuery(CHILD_PROGRESS, {
    variables: { childId: child.id, ...span },
    fetchPolicy: 'cache-and-network',
  });
  // Deferred, so that React draws the report in slices when it arrives.
  const progress = useDeferredValue((data ?? previousData)?.childProgress);
  const isIdle = useIsIdle();
  // Synchronous, so that a second press soon after the first one finds its days.
  const change = (nextOf: (shown: ShownDays) => { view?: ProgressView; from?: string }) =>
    setParameters(
      (current) => {
        const shown = readSpan(current, today);
        const next = { view: shown.view, from: shown.span.from, ...nextOf(shown) };
        return new URLSearchParams({ child: child.id, ...next });
      },
      { replace: true, flushSync: true },
    );
  const step = (steps: -1 | 1) => change((shown) => ({ from: stepFrom(shown.span, steps) }));
  const save = () => {
    if (progress) saveCsv(`progress-${span.from}.csv`, progressCsv(progress));
  };
  return (
    <>
      <Group className={classes.bar} justify="space-between" gap="sm">
        <Group gap="xs" wrap="nowrap">
          <ActionIcon size={44} variant="default" aria-label={t(`span.before.${view}`)} onClick={() => step(-1)}>
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
            onClick={() => step(1)}
          >
            <IconChevronRight size={20} />
          </ActionIcon>
        </Group>
        <Group gap="xs" className={classes.actions}>
          <SegmentedControl
            aria-label={t('span.label')}
            data={PROGRESS_VIEWS.map((value) => ({ value, label: t(`span.${value}`) }))}
            value={view}
            onChange={(value) => change(() => ({ view: value as ProgressView }))}
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
