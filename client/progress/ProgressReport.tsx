import { SimpleGrid, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { CarefulAnswers } from './CarefulAnswers';
import { DayChart } from './DayChart';
import { MinutesByKind } from './MinutesByKind';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import type { ProgressView } from './progress-span';
import { StoryList } from './StoryList';
import { TopicList } from './TopicList';
import { t } from './texts';
import { WordsMet } from './WordsMet';

const GameSkills = lazy(async () => ({ default: (await import('./GameSkills')).GameSkills }));

interface ProgressReportProps {
  child: ChildFieldsFragment;
  progress: Progress;
  view: ProgressView;
  /** The days have changed and their report is on its way. */
  isStale: boolean;
}

/** What a child did, in sections that also read well on paper. */
export function ProgressReport({ child, progress, view, isStale }: ProgressReportProps) {
  const { nickname, transcript } = child;
  const { days, questions, topics, stories, games, minutes, requests, starters, goals, words, safety } = progress;
  const isEmpty =
    days.every((day) => day.minutes === 0 && day.questions === 0) && stories.length === 0 && safety.length === 0;
  if (isEmpty && !isStale) {
    return <EmptyState title={t(`report.quiet.${view}`)}>{t('report.quietText', { name: nickname })}</EmptyState>;
  }
  return (
    <SimpleGrid
      cols={{ base: 1, md: 2 }}
      className={classes.report}
      aria-busy={isStale}
      data-stale={isStale || undefined}
    >
      <Section title={t('asked.title', { name: nickname })} hint={askedHint(transcript === 'TOPICS', nickname)}>
        {questions.map((question) => (
          <blockquote key={question} className={classes.quote}>
            {question}
          </blockquote>
        ))}
        {questions.length === 0 && transcript === 'FULL' && <Nothing>{t('asked.none')}</Nothing>}
      </Section>
      <Section title={t('starters.title')} hint={t('starters.hint', { name: nickname })}>
        <ul className={classes.starters}>
          {starters.map((starter) => (
            <li key={starter}>{starter}</li>
          ))}
        </ul>
      </Section>
      <DayChart days={days} />
      <Section title={t('minutes.title')} hint={t('minutes.hint')}>
        <MinutesByKind minutes={minutes} />
        {goals > 0 && <Text size="sm">{t('minutes.goals', { count: goals })}</Text>}
        {requests.asked > 0 && (
          <Text size="sm">
            {t('minutes.requests', { count: requests.asked, granted: requests.granted, denied: requests.denied })}
          </Text>
        )}
      </Section>
      <Section title={t('topics.title')} hint={t('topics.hint')}>
        {topics.length > 0 ? <TopicList topics={topics} /> : <Nothing>{t('topics.none')}</Nothing>}
      </Section>
      <Section title={t('stories.title')}>
        {stories.length > 0 ? <StoryList stories={stories} /> : <Nothing>{t('stories.none')}</Nothing>}
      </Section>
      {games.length > 0 && (
        <Section title={t('games.title')} hint={t('games.hint')}>
          <Suspense fallback={<ListSkeleton count={games.length} />}>
            <GameSkills games={games} />
          </Suspense>
        </Section>
      )}
      {words.length > 0 && <WordsMet words={words} />}
      {safety.length > 0 && <CarefulAnswers childId={child.id} nickname={nickname} safety={safety} />}
    </SimpleGrid>
  );
}

function askedHint(isTopicsOnly: boolean, nickname: string): string {
  return isTopicsOnly ? t('asked.topicsOnly', { name: nickname }) : t('asked.never');
}

function Nothing({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
