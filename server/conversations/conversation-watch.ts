import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { userTopic } from '../bus/topics.js';
import { fromFeed } from '../graphql/subscription.js';
import { Events } from '../platform/events.js';
import type { ConversationChange } from './conversation.types.js';
import { ConversationChanged } from './conversations.events.js';
import { ConversationsService } from './conversations.service.js';

/** So many changes are told again after a gap. */
const AGAIN_LIMIT = 200;
/** What was stored in these seconds before a list was opened may have been told after. */
const MARGIN_SECONDS = 5;

interface ChangeNote {
  kind: 'conversation';
  id: string;
  change: ConversationChange['kind'];
}

/**
 * Tells a user's open lists, on every node, which of their conversations changed. The bus carries the hint alone; each
 * node reads the row once for all lists of that user that it serves, whatever came in while it was reading.
 */
@Injectable()
export class ConversationWatch implements OnModuleInit {
  /** The newest read of a conversation, and whether it has begun. */
  private readonly reads = new Map<string, ConversationRead>();

  constructor(
    private readonly bus: Bus,
    private readonly events: Events,
    private readonly conversations: ConversationsService,
  ) {}

  onModuleInit(): void {
    this.events.on(ConversationChanged, ({ conversationId, userId, kind }) => {
      const note: ChangeNote = { kind: 'conversation', id: conversationId, change: kind };
      return this.bus.publish(userTopic(userId), JSON.stringify(note));
    });
  }

  /** The changes of one user's conversations, from now on; after a gap in the bus all of them once more. */
  open(userId: string): AsyncIterableIterator<ConversationChange> {
    return fromFeed<ConversationChange>(async (push, fail) => {
      const openedAt = performance.now();
      const tell = (note: ChangeNote) => void this.read(userId, note).then(push, fail);
      const stopGaps = this.bus.onGap(() => {
        const seconds = (performance.now() - openedAt) / 1_000 + MARGIN_SECONDS;
        this.conversations.findChanged(userId, seconds, AGAIN_LIMIT).then((ids) => {
          for (const id of ids) tell({ kind: 'conversation', id, change: 'updated' });
        }, fail);
      });
      try {
        const stop = await this.bus.subscribe(userTopic(userId), (payload) => {
          const note = JSON.parse(payload.toString()) as ChangeNote | { kind: string };
          if (isChangeNote(note)) tell(note);
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

  private async read(userId: string, { id, change }: ChangeNote): Promise<ConversationChange> {
    if (change === 'deleted') return { kind: change, id, conversation: null };
    const known = this.reads.get(id);
    const conversation = await (known && !known.hasBegun ? known : this.beginRead(userId, id, known)).result;
    return { kind: conversation ? change : 'deleted', id, conversation };
  }

  /**
   * Reads in a later turn, so that all lists of this user on this node share one read, and behind the read before it:
   * of two that overlap the older answer could arrive last, and a reply that has ended would seem to go on.
   */
  private beginRead(userId: string, id: string, before: ConversationRead | undefined): ConversationRead {
    const isOver = before ? before.result.catch(() => null) : Promise.resolve(null);
    const read: ConversationRead = {
      hasBegun: false,
      result: isOver
        .then(() => {
          read.hasBegun = true;
          return this.conversations.find(userId, id);
        })
        .finally(() => {
          if (this.reads.get(id) === read) this.reads.delete(id);
        }),
    };
    this.reads.set(id, read);
    return read;
  }
}

interface ConversationRead {
  hasBegun: boolean;
  result: Promise<ConversationChange['conversation']>;
}

function isChangeNote(note: ChangeNote | { kind: string }): note is ChangeNote {
  return note.kind === 'conversation';
}
