import { Injectable } from '@nestjs/common';
import { AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { toGraphql } from '../conversations/conversation.presenter.js';
import type { ConversationChange } from '../conversations/conversation.types.js';
import { ConversationWatch } from '../conversations/conversation-watch.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import { ChildConversationsService } from './child-conversations.service.js';

/**
 * Sends the open lists of guardians the conversations of a child that changed. Each change asks again whether the guardian
 * may read it, and how much; the subscription ends with that right.
 */
@Injectable()
export class ChildConversationWatch {
  constructor(
    private readonly conversations: ChildConversationsService,
    private readonly watch: ConversationWatch,
    private readonly accessChanges: AccessChanges,
  ) {}

  /** @throws AppError `child_not_found`, `forbidden` for a helper */
  async open(actor: Actor, childId: string): Promise<AsyncIterableIterator<ConversationChange>> {
    const { childUserId } = await this.conversations.requireChild(actor, childId);
    return asyncIteratorFrom<ConversationChange>((push, fail) => {
      const changes = this.watch.open({ userId: childUserId });
      const stop = this.accessChanges.on(({ userId }) => {
        if (userId !== null && userId !== actor.userId && userId !== childUserId) return;
        this.conversations.requireChild(actor, childId).catch(fail);
      });
      this.forward(actor, childId, changes, push).catch(fail);
      return () => {
        stop();
        void changes.return?.();
      };
    });
  }

  private async forward(
    actor: Actor,
    childId: string,
    changes: AsyncIterableIterator<ConversationChange>,
    push: (change: ConversationChange) => void,
  ): Promise<void> {
    for await (const change of changes) {
      // The row may be older than the answer to whether it may be read, so it is read again as the guardian may see it.
      const child = await this.conversations.requireChild(actor, childId);
      const row = change.conversation && (await this.conversations.find(child, change.id));
      push(row ? { ...change, conversation: toGraphql(row) } : { kind: 'deleted', id: change.id, conversation: null });
    }
  }
}
