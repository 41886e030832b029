import { Injectable } from '@nestjs/common';
import { ChildQuestionsRepository } from './child-questions.repository.js';

/** What a child asked, for the summaries of its guardians. The caller has checked who may see it. */
@Injectable()
export class ChildQuestions {
  constructor(private readonly questions: ChildQuestionsRepository) {}

  /** Questions by span: `edges` are instants, and the span `n` begins with the edge `n`. The last edge ends the last span. */
  countBySpan(userId: string, edges: readonly Date[]): Promise<number[]> {
    return this.questions.countBySpan(userId, edges);
  }

  /** How many questions belong to conversations about a topic, by span as in `countBySpan`. */
  topicsBySpan(userId: string, edges: readonly Date[]): Promise<Map<string, number[]>> {
    return this.questions.topicsBySpan(userId, edges);
  }

  /** The child's own words, at most `limit` times, oldest first. The same rows give the same quotes. */
  quotes(userId: string, from: Date, to: Date, limit: number): Promise<string[]> {
    return this.questions.quotes(userId, from, to, limit);
  }
}
