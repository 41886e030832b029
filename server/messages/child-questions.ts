import { Injectable } from '@nestjs/common';
import { ChildQuestionsRepository } from './child-questions.repository.js';

export interface QuestionTally {
  /** Questions of each day. */
  readonly byDay: readonly number[];
  /** Questions in conversations about a topic, in all days together. */
  readonly byTopic: ReadonlyMap<string, number>;
  /** The same in each week, for topics that came up in any of them. */
  readonly byWeek: ReadonlyMap<string, readonly number[]>;
}

/** What a child asked, for the summaries of its guardians. The caller has checked who may see it. */
@Injectable()
export class ChildQuestions {
  constructor(private readonly questions: ChildQuestionsRepository) {}

  /**
   * Counts questions. `days` and `weeks` are edges: the day `n` begins with the edge `n`, and the last edge ends the last day.
   * Both end at the same instant, and weeks may begin before the days.
   */
  async tally(userId: string, days: readonly Date[], weeks: readonly Date[]): Promise<QuestionTally> {
    const byDay = zeros(days.length - 1);
    const byTopic = new Map<string, number>();
    const byWeek = new Map<string, number[]>();
    for (const { tags, day, week, questions } of await this.questions.count(userId, days, weeks)) {
      if (day >= 0) byDay[day]! += questions;
      for (const tag of tags) {
        if (day >= 0) byTopic.set(tag, (byTopic.get(tag) ?? 0) + questions);
        if (week < 0) continue;
        const counts = byWeek.get(tag) ?? zeros(weeks.length - 1);
        byWeek.set(tag, counts);
        counts[week]! += questions;
      }
    }
    return { byDay, byTopic, byWeek };
  }

  /** The child's own words, at most `limit` times, oldest first. The same rows give the same quotes. */
  quotes(userId: string, from: Date, to: Date, limit: number): Promise<string[]> {
    return this.questions.quotes(userId, from, to, limit);
  }
}

const zeros = (length: number) => Array.from({ length }, () => 0);
