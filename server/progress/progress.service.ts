import { Injectable } from '@nestjs/common';
import type { MinuteKind } from '../../contract/controls.js';
import type { Language } from '../../contract/languages.js';
import { DIGEST_TOPICS_MAX, type DigestPeriod, QUOTED_QUESTIONS_MAX, TREND_WEEKS } from '../../contract/progress.js';
import type { Child } from '../children/child.js';
import { ControlsService } from '../controls/controls.service.js';
import { type DayOfUse, UsageReports } from '../controls/usage-reports.js';
import { SafetyDigest } from '../escalation/safety-digest.js';
import { LibraryService } from '../library/library.service.js';
import { ChildQuestions, type QuestionTally } from '../messages/child-questions.js';
import { requestLanguage } from '../platform/request-context.js';
import { addDays, type LocalDate, localDateOf } from '../recurrence/zone.js';
import { RequestCounts } from '../requests/request-counts.js';
import { conversationStarters } from './conversation-starters.js';
import { LearningEventsRepository } from './learning-events.repository.js';
import { type SkillUse, type StoryUse, skillsOf, storiesOf } from './learning-uses.js';
import { daysOf, edgesOf, instantOf, type Span, spanOfDays, spanOfPeriod, trendEdges } from './span.js';
import { wordsMetIn } from './story-words.js';

/** A week with fewer questions, minutes and stories than this is a quiet one. */
const QUIET = { questions: 3, minutes: 10 } as const;
/** The days that the progress page shows first. */
const DEFAULT_DAYS = 28;

export interface TopicUse {
  readonly tag: string;
  readonly count: number;
  /** In each of the last four weeks, oldest first. */
  readonly trend: readonly number[];
}

export interface ProgressDay {
  readonly date: LocalDate;
  readonly minutes: number;
  readonly questions: number;
}

export interface ProgressFacts {
  readonly from: Date;
  readonly to: Date;
  readonly questions: readonly string[];
  readonly topics: readonly TopicUse[];
  readonly minutes: Readonly<Record<MinuteKind, number>>;
  readonly stories: readonly (StoryUse & { readonly title: string })[];
  readonly games: readonly SkillUse[];
  readonly requests: { readonly asked: number; readonly granted: number; readonly denied: number };
  readonly safety: readonly { readonly category: string; readonly severity: number; readonly count: number }[];
  readonly starters: readonly string[];
  readonly quiet: boolean;
  readonly days: readonly ProgressDay[];
}

type Learner = Pick<Child, 'id' | 'userId' | 'timeZone' | 'ageBand' | 'transcript'>;

/** What a child did in a span of days, from the store alone: nothing is guessed, scored or compared with other children. */
@Injectable()
export class ProgressService {
  constructor(
    private readonly events: LearningEventsRepository,
    private readonly questions: ChildQuestions,
    private readonly usage: UsageReports,
    private readonly controls: ControlsService,
    private readonly library: LibraryService,
    private readonly requests: RequestCounts,
    private readonly safety: SafetyDigest,
  ) {}

  /** The day or the week that holds the date; without one, today on the child's calendar. */
  digest(
    child: Learner,
    period: DigestPeriod,
    date = localDateOf(Date.now(), child.timeZone),
    language = requestLanguage(),
  ): Promise<ProgressFacts> {
    return this.factsOf(child, spanOfPeriod(period, date, child.timeZone), language);
  }

  /**
   * A span of days. Without days, the last four weeks.
   * @throws AppError `validation_failed` for days in the wrong order, or more than a year
   */
  async progress(
    child: Learner,
    { first, last = localDateOf(Date.now(), child.timeZone) }: { first?: LocalDate; last?: LocalDate },
  ): Promise<ProgressFacts & { readonly goals: number; readonly words: readonly string[] }> {
    const span = spanOfDays(first ?? addDays(last, 1 - DEFAULT_DAYS), last, child.timeZone);
    const [facts, goals] = await Promise.all([
      this.factsOf(child, span, requestLanguage()),
      this.goalDays(child, span),
    ]);
    return { ...facts, goals, words: wordsMetIn(facts.stories) };
  }

  private async goalDays(child: Learner, { from, to }: Span): Promise<number> {
    const { controls } = await this.controls.read(child);
    return this.usage.goalDays(child.id, from, to, controls.learn_first);
  }

  private async factsOf(child: Learner, span: Span, language: Language): Promise<ProgressFacts> {
    const { id, userId, transcript } = child;
    const [from, to] = [instantOf(span.from, span.zone), instantOf(span.to, span.zone)];
    const [questions, asked, used, done, requests, safety] = await Promise.all([
      transcript === 'full' ? this.questions.quotes(userId, from, to, QUOTED_QUESTIONS_MAX) : [],
      this.questions.tally(userId, edgesOf(span), trendEdges(span)),
      this.usage.days(id, span.from, span.to),
      this.events.countBetween(id, span.from, span.to),
      this.requests.between(id, from, to),
      this.safety.countBetween(id, from, to),
    ]);
    const [stories, games] = [storiesOf(done), skillsOf(done)];
    const days = progressDays(span, asked.byDay, used);
    const topics = topicsOf(asked);
    const minutes = sumOf(used);
    return {
      ...{ from, to, questions, topics, minutes, games, requests, safety, days },
      stories: stories.map((story) => ({ ...story, title: this.library.titleOfStory(story.slug) ?? story.slug })),
      starters: conversationStarters(
        topics.map(({ tag }) => tag),
        child.ageBand,
        `${id} ${span.from}`,
        language,
      ),
      quiet: isQuiet(days, stories),
    };
  }
}

/** Counts of the span itself, with the trend of the four weeks that end with it. */
function topicsOf({ byTopic, byWeek }: QuestionTally): TopicUse[] {
  const none = Array.from({ length: TREND_WEEKS }, () => 0);
  return [...byTopic]
    .map(([tag, count]) => ({ tag, count, trend: byWeek.get(tag) ?? none }))
    .sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1))
    .slice(0, DIGEST_TOPICS_MAX);
}

function progressDays(span: Span, asked: readonly number[], used: readonly DayOfUse[]): ProgressDay[] {
  const minutes = new Map(used.map(({ date, minutes: byKind }) => [date, totalOf(byKind)]));
  return daysOf(span).map((date, index) => ({
    date,
    minutes: minutes.get(date) ?? 0,
    questions: asked[index] ?? 0,
  }));
}

function sumOf(used: readonly DayOfUse[]): Record<MinuteKind, number> {
  const sum = { chat: 0, story: 0, game: 0 };
  for (const { minutes } of used) {
    for (const kind of ['chat', 'story', 'game'] as const) sum[kind] += minutes[kind];
  }
  return sum;
}

function totalOf(minutes: Readonly<Record<MinuteKind, number>>): number {
  return minutes.chat + minutes.story + minutes.game;
}

function isQuiet(days: readonly ProgressDay[], stories: readonly StoryUse[]): boolean {
  const questions = days.reduce((sum, day) => sum + day.questions, 0);
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  return questions < QUIET.questions && minutes < QUIET.minutes && stories.length === 0;
}
