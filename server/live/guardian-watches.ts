import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AccessService } from '../access/access.service.js';
import { AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { Bus } from '../bus/bus.js';
import { WATCHERS_TOPIC } from '../bus/topics.js';
import { ConversationOpenings } from '../child-conversations/conversation-openings.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import type { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { ConversationPublisher } from './conversation-publisher.js';
import { WatchCounts } from './watch-counts.js';

/** The connection by which a guardian follows a child's conversation. */
export interface Watcher {
  readonly connectionId: string;
  /** The guardian may no longer read it. */
  end(error: AppError): void;
}

/**
 * Guardians who follow a child's conversation live. The child sees that a grown-up reads along, the household's activity
 * names who opened it, and the watch ends at once on every node with the right to read.
 */
@Injectable()
export class GuardianWatches implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('GuardianWatches');
  /** The connections that watch at this node, by conversation. */
  private readonly watchers = new Map<string, Set<string>>();
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly bus: Bus,
    private readonly access: AccessService,
    private readonly changes: AccessChanges,
    private readonly conversations: ConversationsService,
    private readonly openings: ConversationOpenings,
    private readonly publisher: ConversationPublisher,
    private readonly counts: WatchCounts,
  ) {}

  async onModuleInit(): Promise<void> {
    try {
      this.stopListening = await this.bus.subscribe(WATCHERS_TOPIC, (conversationId) => this.sayAgain(conversationId));
    } catch (error) {
      this.logger.warn({ err: error }, 'A child who opens a conversation later may not see who reads along already');
    }
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
  }

  /**
   * Call it before the live feed opens. An owner watches nobody: then it only asks the watchers of a child's conversation to
   * show themselves. Returns how to stop.
   * @throws AppError `forbidden`
   */
  async open(actor: Actor, conversation: ConversationRef, watcher: Watcher): Promise<() => void> {
    if (!conversation.isWards) {
      if (actor.role === 'device') this.askWatchers(conversation.id);
      return () => undefined;
    }
    this.access.authorize(actor, 'view_child_profiles');
    await this.openings.record(actor.userId, conversation);
    const stopChecking = this.changes.on(({ userId }) => {
      if (userId !== null && userId !== actor.userId && userId !== conversation.userId) return;
      this.conversations.authorize(actor, 'read', conversation.id).catch((error: unknown) => {
        watcher.end(toAppError(error));
      });
    });
    const stopCounting = this.counts.add(actor.userId);
    this.show(conversation.id, watcher.connectionId);
    return () => {
      stopCounting();
      stopChecking();
      this.hide(conversation.id, watcher.connectionId);
    };
  }

  private show(conversationId: string, connectionId: string): void {
    const connections = this.watchers.get(conversationId) ?? new Set();
    this.watchers.set(conversationId, connections.add(connectionId));
    void this.publisher.publishPresence(conversationId, connectionId, true);
  }

  private hide(conversationId: string, connectionId: string): void {
    const connections = this.watchers.get(conversationId);
    if (!connections?.delete(connectionId)) return;
    if (connections.size === 0) this.watchers.delete(conversationId);
    void this.publisher.publishPresence(conversationId, connectionId, false);
  }

  private askWatchers(conversationId: string): void {
    this.bus.publish(WATCHERS_TOPIC, conversationId).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'Watchers could not be asked to show themselves');
    });
  }

  private sayAgain(conversationId: string): void {
    for (const connectionId of this.watchers.get(conversationId) ?? []) {
      void this.publisher.publishPresence(conversationId, connectionId, true);
    }
  }
}
