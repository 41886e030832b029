import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Loading } from '../ui/Skeletons';
import { TwoColumns } from '../ui/TwoColumns';
import { AreasSection } from './forms/AreasSection';
import { BreaksSection } from './forms/BreaksSection';
import { GoalSection } from './forms/GoalSection';
import { MinutesSection } from './forms/MinutesSection';
import { TopicsSection } from './forms/TopicsSection';
import { WordsSection } from './forms/WordsSection';
import { HistorySection } from './HistorySection';
import { SectionsSkeleton } from './RulesSkeleton';
import { SaveBar } from './SaveBar';
import { t } from './texts';
import type { ChildNow } from './useChildNow';
import { useRulesDraft } from './useRulesDraft';
import { usualFor } from './usual-rules';
import { WeekSection } from './week/WeekSection';

/** The rules of a child in sections, with one bar that saves all of them. */
export function ChildRules({ child, now }: { child: ChildFieldsFragment; now: ChildNow }) {
  const draft = useRulesDraft(child.id, child.nickname);
  const usual = useMemo(() => usualFor(child.ageBand, child.id), [child.ageBand, child.id]);
  const { rules, change } = draft;
  if (draft.error) {
    return <ErrorNotice error={draft.error} title={t('page.failed')} onRetry={draft.reload} />;
  }
  if (!rules) {
    return (
      <Loading label={t('page.loading')}>
        <SectionsSkeleton />
      </Loading>
    );
  }
  const form = { rules, usual, change, nickname: child.nickname };
  return (
    <>
      <Stack gap="md">
        <WeekSection {...form} now={now} />
        <TwoColumns>
          <Stack gap="md">
            <MinutesSection {...form} />
            <BreaksSection {...form} />
          </Stack>
          <AreasSection {...form} />
        </TwoColumns>
        <TwoColumns>
          <TopicsSection {...form} />
          <Stack gap="md">
            <WordsSection {...form} />
            <GoalSection {...form} />
          </Stack>
        </TwoColumns>
        <HistorySection child={child} />
      </Stack>
      <SaveBar draft={draft} nickname={child.nickname} />
    </>
  );
}
