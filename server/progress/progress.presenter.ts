import type { DigestBody, DigestPeriod, ProgressBody, ProgressFactsBody } from '../../contract/progress.js';
import type { ProgressFacts } from './progress.service.js';
import type { ChildDigestObject, ChildProgressObject } from './progress.types.js';

type Reported = ProgressFacts & { readonly goals: number; readonly words: readonly string[] };

function factsToRest(facts: ProgressFacts): ProgressFactsBody {
  return {
    questions: [...facts.questions],
    topics: facts.topics.map((topic) => ({ ...topic, trend: [...topic.trend] })),
    minutes: { ...facts.minutes },
    stories: facts.stories.map(({ slug, title, times, finished }) => ({ slug, title, times, finished })),
    games: facts.games.map(({ slug, skill, firstTry, later }) => ({ slug, skill, first_try: firstTry, later })),
    requests: { ...facts.requests },
    safety: facts.safety.map((alert) => ({ ...alert })),
    starters: [...facts.starters],
    quiet: facts.quiet,
  };
}

export function digestToRest(childId: string, period: DigestPeriod, facts: ProgressFacts): DigestBody {
  const { from, to } = facts;
  return { child_id: childId, period, from: from.toISOString(), to: to.toISOString(), ...factsToRest(facts) };
}

export function progressToRest(childId: string, facts: Reported): ProgressBody {
  const { from, to, days, goals, words } = facts;
  return {
    child_id: childId,
    from: from.toISOString(),
    to: to.toISOString(),
    ...factsToRest(facts),
    days: days.map((day) => ({ ...day })),
    goals,
    words: [...words],
  };
}

function factsToGraphql(childId: string, facts: ProgressFacts) {
  return {
    childId,
    from: facts.from,
    to: facts.to,
    questions: [...facts.questions],
    topics: facts.topics.map((topic) => ({ ...topic, trend: [...topic.trend] })),
    minutes: { ...facts.minutes },
    stories: facts.stories.map((story) => ({ ...story })),
    games: facts.games.map((game) => ({ ...game })),
    requests: { ...facts.requests },
    safety: facts.safety.map((alert) => ({ ...alert })),
    starters: [...facts.starters],
    quiet: facts.quiet,
  };
}

export function digestToGraphql(childId: string, period: DigestPeriod, facts: ProgressFacts): ChildDigestObject {
  return { ...factsToGraphql(childId, facts), period };
}

export function progressToGraphql(childId: string, facts: Reported): ChildProgressObject {
  const { days, goals, words } = facts;
  return { ...factsToGraphql(childId, facts), days: days.map((day) => ({ ...day })), goals, words: [...words] };
}
