import { SimpleGrid, Text } from '@mantine/core';
import type { ChildFieldsFragment } from '../gql/graphql';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { CarefulAnswers } from './CarefulAnswers';
import { DayChart } from './DayChart';
import { GameSkills } from './GameSkills';
import { MinutesByKind } from './MinutesByKind';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import type { ProgressView } from './progress-span';
import { StoryList } from './StoryList';
import { TopicList } from './TopicList';
import { WordsMet } from './WordsMet';

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
    return (
      <EmptyState title={`A quiet ${view}`}>{nickname} did not use Starling in these days. That is fine.</EmptyState>
    );
  }
  return (
    <SimpleGrid
      cols={{ base: 1, md: 2 }}
      className={classes.report}
      aria-busy={isStale}
      data-stale={isStale || undefined}
    >
      <Section title={`${nickname} asked`} hint={askedHint(transcript === 'TOPICS', nickname)}>
        {questions.map((question) => (
          <blockquote key={question} className={classes.quote}>
            {question}
          </blockquote>
        ))}
        {questions.length === 0 && transcript === 'FULL' && <Nothing>No question to quote.</Nothing>}
      </Section>
      <Section title="Talk about it" hint={`Two questions for you and ${nickname}.`}>
        <ul className={classes.starters}>
          {starters.map((starter) => (
            <li key={starter}>{starter}</li>
          ))}
        </ul>
      </Section>
      <DayChart days={days} />
      <Section title="Minutes" hint="Counted as for limits.">
        <MinutesByKind minutes={minutes} />
        {goals > 0 && <Text size="sm">Reached the goal of the day on {countOf(goals, 'day', 'days')}.</Text>}
        {requests.asked > 0 && (
          <Text size="sm">
            Asked a grown-up {countOf(requests.asked, 'time', 'times')}: {requests.granted} yes, {requests.denied} no.
          </Text>
        )}
      </Section>
      <Section title="Topics" hint="Questions about each topic, with the last four weeks.">
        {topics.length > 0 ? <TopicList topics={topics} /> : <Nothing>No topic came up.</Nothing>}
      </Section>
      <Section title="Stories">
        {stories.length > 0 ? <StoryList stories={stories} /> : <Nothing>No story yet.</Nothing>}
      </Section>
      {games.length > 0 && (
        <Section
          title="Games by skill"
          hint="How often an answer was right at once, and how often it took another try."
        >
          <GameSkills games={games} />
        </Section>
      )}
      {words.length > 0 && <WordsMet words={words} />}
      {safety.length > 0 && <CarefulAnswers childId={child.id} nickname={nickname} safety={safety} />}
    </SimpleGrid>
  );
}

function askedHint(isTopicsOnly: boolean, nickname: string): string {
  return isTopicsOnly
    ? `You chose to see topics only, so nothing quotes ${nickname}.`
    : 'Never from private conversations.';
}

function Nothing({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

export function countOf(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
