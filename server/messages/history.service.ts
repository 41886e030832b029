import { Injectable } from '@nestjs/common';
import { RepliesService, type ReplySnapshot } from '../replies/replies.service.js';
import { HistoryRepository, type LogPage, type Snapshot } from './history.repository.js';

export type { ReplySnapshot } from '../replies/replies.service.js';
export type { LogEntry, LogPage, Snapshot } from './history.repository.js';

/** What the live feed reads from the store. The caller has checked that the reader may read the conversation. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly history: HistoryRepository,
    private readonly replies: RepliesService,
  ) {}

  /** @see HistoryRepository.snapshot */
  async snapshot(conversationId: string, after: string | undefined): Promise<Snapshot | null> {
    return this.history.snapshot(conversationId, after);
  }

  /** @see HistoryRepository.logAfter */
  async logAfter(conversationId: string, afterSeq: number): Promise<LogPage | null> {
    return this.history.logAfter(conversationId, afterSeq);
  }

  /** The newest number of each conversation's log. A conversation that is gone is missing from the map. */
  async lastSeqs(conversationIds: string[]): Promise<Map<string, number>> {
    return this.history.lastSeqs(conversationIds);
  }

  async findRunning(conversationId: string): Promise<ReplySnapshot | null> {
    return this.replies.findRunning(conversationId);
  }
}
