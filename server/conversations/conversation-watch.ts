import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { type ConversationNote, userTopic } from '../bus/topics.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import { Events } from '../platform/events.js';
import type { ConversationActor } from './conversation.policy.js';
import { toGraphql } from './conversation.presenter.js';
import type { ConversationChange } from './conversation.types.js';
import { ConversationChanged } from './conversations.events.js';
import { ConversationsService } from './conversations.service.js';

/** After a gap in the bus, at most this many changes are sent again. */
const RESEND_LIMIT = 200;
/** A change stored this shortly before a list was opened may be announced only afterwards. */
const MARGIN_SECONDS = 5;

/**
 * Sends the open lists of a user the conversations that changed, on every node. The bus carries only the id; each node
 * reads the row once for all lists of that user, however many changes arrive during the read.
 */
@Injectable()
export class ConversationWatch implements OnModuleInit {
  /** The newest read of each conversation, by user and conversation. */
  private readonly reads = new Map<string, ConversationRead>();

  constructor(
    private readonly bus: Bus,
    private readonly events: Events,
    private readonly conversations: ConversationsService,
  ) {}

  onModuleInit(): void {
    this.events.on(ConversationChanged, ({ conversationId, userId, kind }) =>
      this.bus.publish(userTopic(userId), { kind: 'conversation', id: conversationId, change: kind }),
    );
  }

  /** Changes from now on. After a gap in the bus, everything that changed since the list was opened comes again. */
  open(actor: ConversationActor): AsyncIterableIterator<ConversationChange> {
    return asyncIteratorFrom<ConversationChange>(async (push, fail) => {
      const openedAt = performance.now();
      const send = (note: ConversationNote) => void this.readChange(actor, note).then(push, fail);
      const stopGaps = this.bus.onGap(() => {
        const seconds = (performance.now() - openedAt) / 1_000 + MARGIN_SECONDS;
        this.conversations.findChanged(actor, seconds, RESEND_LIMIT).then((ids) => {
          for (const id of ids) send({ kind: 'conversation', id, change: 'updated' });
        }, fail);
      });
      try {
        const stop = await this.bus.subscribe(userTopic(actor.userId), (note) => {
          if (note.kind === 'conversation') send(note);
        });
        return () => {
          stopGaps();
          stop();
        };
      } catch (error) {
        stopGaps();
        throw error;
      }
    });
  }

  private async readChange(actor: ConversationActor, { id, change }: ConversationNote): Promise<ConversationChange> {
    const key = `${actor.userId} ${id}`;
    const newest = this.reads.get(key);
    if (change === 'deleted') {
      // What a read from before the deletion finds must not come after it. Whoever asked for that read handles its failure.
      await newest?.result.catch(() => null);
      return { kind: change, id, conversation: null };
    }
    const read = newest && !newest.hasStarted ? newest : this.startRead(actor, id, key, newest);
    const conversation = await read.result;
    return { kind: conversation ? change : 'deleted', id, conversation };
  }

  /**
   * Reads in a later turn of the event loop, so that all lists of the user share one read, and after the read before it:
   * if two overlapped, the older answer could arrive last and show a finished reply as running.
   */
  private startRead(
    actor: ConversationActor,
    id: string,
    key: string,
    before: ConversationRead | undefined,
  ): ConversationRead {
    // The lists that wait for the earlier read handle its failure.
    const previous = before ? before.result.catch(() => null) : Promise.resolve(null);
    const read: ConversationRead = {
      hasStarted: false,
      result: previous
        .then(async () => {
          read.hasStarted = true;
          const conversation = await this.conversations.find(actor, id);
          return conversation && toGraphql(conversation);
        })
        .finally(() => {
          if (this.reads.get(key) === read) this.reads.delete(key);
        }),
    };
    this.reads.set(key, read);
    return read;
  }
}

interface ConversationRead {
  hasStarted: boolean;
  result: Promise<ConversationChange['conversation']>;
}
