import { Injectable } from '@nestjs/common';
import { HistoryRepository, type LogPage, type Snapshot } from './history.repository.js';
import { RepliesRepository, type RunningReply } from './replies.repository.js';

export type { LogEntry, LogPage, Snapshot } from './history.repository.js';
export type { RunningReply } from './replies.repository.js';

/** What the live feed reads from the store. Who may read has been settled when the reader was let in. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly history: HistoryRepository,
    private readonly replies: RepliesRepository,
  ) {}

  /** @see HistoryRepository.snapshot */
  async snapshot(conversationId: string, after: string | undefined): Promise<Snapshot | null> {
    return this.history.snapshot(conversationId, after);
  }

  /** @see HistoryRepository.logAfter */
  async logAfter(conversationId: string, afterSeq: number): Promise<LogPage | null> {
    return this.history.logAfter(conversationId, afterSeq);
  }

  /** The newest number of each conversation's log; what is missing from the map is gone. */
  async lastSeqs(conversationIds: string[]): Promise<Map<string, number>> {
    return this.history.lastSeqs(conversationIds);
  }

  async findRunning(conversationId: string): Promise<RunningReply | null> {
    return this.replies.findRunning(conversationId);
  }
}
