import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MessageStored, ReplyEnded, type ReplyEnding } from '../conversations/conversations.events.js';
import { Events } from '../platform/events.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { FirstTextWritten, ReplyBlocked } from './companion.events.js';

/** Counts messages and the endings of replies, and measures how long the first text takes. */
@Injectable()
export class ReplyMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    const endings: Record<ReplyEnding, { inc(): void }> = {
      final: this.metrics.counter('starling_replies_final_total', 'Replies that were written to their end'),
      stopped: this.metrics.counter('starling_replies_stopped_total', 'Replies that a user stopped'),
      error: this.metrics.counter('starling_replies_error_total', 'Replies that failed before any text'),
    };
    const messages = this.metrics.counter('starling_messages_total', 'Messages of users that were stored');
    const firstText = this.metrics.histogram('starling_first_text_seconds', 'From a stored message to its first text');
    const blocked = this.metrics.counter(
      'starling_replies_blocked_total',
      'Replies to children that a check has ended',
    );
    this.events.on(ReplyBlocked, () => blocked.inc());
    this.events.on(MessageStored, () => messages.inc());
    this.events.on(ReplyEnded, ({ ending }) => endings[ending].inc());
    this.events.on(FirstTextWritten, ({ waitedMs }) => firstText.observe(waitedMs / 1000));
  }
}
