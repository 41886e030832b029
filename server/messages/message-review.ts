import { Injectable } from '@nestjs/common';
import { ChildAudiences } from '../children/child-audiences.js';
import { SafetyClassifier } from '../safety/safety-classifier.js';
import type { SafetyVerdict } from '../safety/safety-verdict.js';
import { HistoryRepository } from './history.repository.js';

/** How many earlier messages of a child count with a new one, so that a plan cannot hide by being spread out. */
export const RECENT_MESSAGES = 6;

interface ReviewedMessage {
  id: string;
  conversationId: string;
  userId: string;
  content: string;
  /** The message is stored already. */
  seq?: number;
}

/** Reviews a message: for a child by its age and with what it wrote before, for an adult by itself. */
@Injectable()
export class MessageReview {
  constructor(
    private readonly safety: SafetyClassifier,
    private readonly audiences: ChildAudiences,
    private readonly history: HistoryRepository,
  ) {}

  async review(message: ReviewedMessage): Promise<SafetyVerdict> {
    const { id, conversationId, userId, content, seq } = message;
    const child = await this.audiences.of(userId);
    if (!child) return this.safety.review(content, { direction: 'in', band: null });
    const recent = await this.history.recentOfUser(conversationId, {
      limit: RECENT_MESSAGES,
      exceptId: id,
      beforeSeq: seq,
    });
    return this.safety.review(content, { direction: 'in', band: child.ageBand, language: child.languages[0], recent });
  }
}
