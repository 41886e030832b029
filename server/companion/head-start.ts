import type { MessagesService, NewMessage } from '../conversations/messages.service.js';
import type { ReplyLease } from '../conversations/replies.service.js';
import { type Asked, askCompanion, type Companion, TALK_MESSAGES } from './ask-companion.js';

interface Started {
  /** The conversation's newest number when its talk was read. */
  lastSeq: number;
  asked: Asked;
  askedAt: number;
}

/**
 * The beginning of a reply while its message is still being stored: the talk is read and the companion asked. Nothing of
 * it is shown before the commit, and nothing where somebody else wrote into the conversation in between.
 */
export class HeadStart {
  private readonly abort = new AbortController();
  private readonly started: Promise<Started | null>;

  constructor(
    message: NewMessage,
    private readonly messages: MessagesService,
    private readonly companion: Companion,
  ) {
    // Whatever goes wrong: the reply begins anew, without one.
    this.started = this.start(message).catch(() => null);
  }

  /** What it came to, if that is what the reply under `lease` answers. From then on it ends with `signal`. */
  async takeOver(lease: ReplyLease, signal: AbortSignal): Promise<Started | null> {
    const started = await this.started;
    if (started?.lastSeq !== lease.messageSeq - 1 || signal.aborted) {
      this.drop();
      return null;
    }
    signal.addEventListener('abort', () => this.abort.abort(signal.reason), { once: true });
    return started;
  }

  /** The message was not stored, or its reply is somebody else's. */
  drop(): void {
    this.abort.abort();
    void this.started.then((started) => started?.asked.pieces?.return()).catch(() => undefined);
  }

  private async start(message: NewMessage): Promise<Started | null> {
    const { id, conversationId, content } = message;
    const before = await this.messages.talkBefore(message, TALK_MESSAGES);
    if (!before || this.abort.signal.aborted) return null;
    const seq = before.lastSeq + 1;
    const talk = [...before.talk, { id, seq, role: 'user' as const, content, replyTo: null, responseType: null }];
    const asked = await askCompanion(this.companion, {
      talk,
      conversationId,
      messageId: id,
      messageSeq: seq,
      signal: this.abort.signal,
    });
    return asked && { lastSeq: before.lastSeq, asked, askedAt: performance.now() };
  }
}
