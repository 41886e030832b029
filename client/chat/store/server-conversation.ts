/** A server that holds one conversation at random, for tests of the client. */
import type { LiveFrame, LiveFrameMetadata } from '../live/live-frame';

/** The same numbers for the same seed (mulberry32), so that a failure can be repeated. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(values: readonly T[]) => values[below(values.length)],
  };
}
type Random = ReturnType<typeof randomFrom>;

export interface ServerMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  timestamp: string;
  status: 'sent' | 'delivered' | 'read';
  replyTo?: string;
  responseType?: string;
  reaction: string | null;
  editedAt: string | null;
}

/** What the server keeps for readers who come back: each message, and the newest event of each kind for it. */
interface LogEntry {
  key: string;
  frame(): LiveFrame;
}

/** One conversation on the server: its stored messages, its running reply, and the frames that it sent. */
export class ServerConversation {
  messages: ServerMessage[] = [];
  reply: { id: string; replyTo: string; text: string } | null = null;
  title: string | null = null;
  /** Messages without a reply, the oldest first. */
  private waiting: string[] = [];
  private log: LogEntry[] = [];
  private readonly sent: LiveFrame[] = [];
  private clock = 0;

  constructor(private readonly random: Random) {}

  /** Does one thing that can happen now. */
  step(): void {
    const running = [() => this.chunk(), () => this.chunk(), () => this.chunk(), () => this.end()];
    const idle = this.waiting.length > 0 ? [() => this.beginReply(), () => this.answerAtOnce()] : [];
    const always = [() => this.say(), () => this.react(), () => this.edit(), () => this.remove(), () => this.rename()];
    this.random.pick([...(this.reply ? running : idle), ...always])!();
  }

  /** The frames since the last call. */
  takeFrames(): LiveFrame[] {
    return this.sent.splice(0);
  }

  /** What a client gets that reconnects: the log after its last stored message, and the text so far. */
  snapshot(after: string | null): LiveFrame[] {
    const index = this.log.findIndex(({ key }) => key === after);
    return [
      this.frame('welcome', '', { isReconnection: true }),
      ...this.log.slice(index + 1).map((entry) => entry.frame()),
      ...(this.reply?.text ? [this.delta(0, this.reply.text)] : []),
    ];
  }

  private say(): void {
    const message = this.store('user', `question ${this.messages.length}`);
    this.waiting.push(message.id);
    this.send(this.storedFrame(message));
  }

  private beginReply(): void {
    const replyTo = this.waiting.shift()!;
    this.reply = { id: `a${this.nextId()}`, replyTo, text: '' };
    this.setStatus(replyTo, 'delivered');
    this.send(this.frame('typing', '', { role: 'assistant', isTyping: true }));
  }

  private chunk(): void {
    const content = 'abcdefgh '.slice(0, 1 + this.random.below(9));
    const { replyTo, text } = this.reply!;
    if (text === '') this.setStatus(replyTo, 'read');
    this.reply!.text += content;
    this.send(this.delta(text.length, content));
  }

  private end(): void {
    const { id, replyTo, text } = this.reply!;
    const type = text ? this.random.pick(['stream_final', 'streaming_stopped'])! : 'streaming_stopped';
    this.reply = null;
    const message = text ? this.store('assistant', text, { id, replyTo }) : null;
    const metadata: LiveFrameMetadata = { role: 'assistant', replyTo, ...(message ? { messageId: id } : {}) };
    this.send(message ? { ...this.storedFrame(message), type } : this.frame(type, '', metadata));
  }

  private answerAtOnce(): void {
    const replyTo = this.waiting.shift()!;
    const message = this.store('assistant', 'a safe answer', { replyTo, responseType: 'safety' });
    this.setStatus(replyTo, 'read');
    this.send(this.storedFrame(message));
  }

  private react(): void {
    const message = this.random.pick(this.messages);
    if (!message) return;
    message.reaction = this.random.pick(['like', 'love', null])!;
    this.happen('reaction', { reaction: message.reaction }, message.id);
  }

  /** An edit removes everything after the message and asks for a new reply. */
  private edit(): void {
    const message = this.random.pick(this.messages.filter(({ role }) => role === 'user'));
    if (!message || this.reply) return;
    const later = this.messages.slice(this.messages.indexOf(message) + 1);
    for (const { id } of later) this.delete(id, message.id);
    Object.assign(message, { content: `${message.content}!`, editedAt: this.now(), status: 'sent' });
    this.waiting = [
      ...this.waiting.filter((id) => this.messages.some((stored) => stored.id === id && id !== message.id)),
      message.id,
    ];
    this.happen('message_edited', { content: message.content, edited_at: message.editedAt }, message.id);
  }

  private remove(): void {
    const message = this.random.pick(this.messages.filter(({ role }) => role === 'user'));
    if (!message) return;
    const reply = this.messages.find(({ replyTo }) => replyTo === message.id);
    if (reply) this.delete(reply.id, message.id);
    if (this.reply?.replyTo === message.id) this.reply = null;
    this.delete(message.id);
  }

  private rename(): void {
    this.title = `Title ${this.random.below(100)}`;
    this.happen('title', { title: this.title });
  }

  /** @param changedId the message whose edit or deletion takes this one along */
  private delete(id: string, changedId = id): void {
    const replyTo = this.messages.find((message) => message.id === id)?.replyTo;
    this.messages = this.messages.filter((message) => message.id !== id);
    this.waiting = this.waiting.filter((waiting) => waiting !== id);
    this.log = this.log.filter(({ key }) => key !== id);
    this.happen('message_deleted', replyTo && replyTo !== changedId ? { reply_to: replyTo } : {}, id);
  }

  private setStatus(id: string, status: ServerMessage['status']): void {
    const message = this.messages.find((stored) => stored.id === id)!;
    message.status = status;
    this.send(this.statusFrame(message));
  }

  private store(role: ServerMessage['role'], content: string, rest: Partial<ServerMessage> = {}): ServerMessage {
    const id = rest.id ?? `${role === 'user' ? 'u' : 'a'}${this.nextId()}`;
    const message: ServerMessage = {
      role,
      content,
      timestamp: this.now(),
      status: role === 'user' ? 'sent' : 'read',
      reaction: null,
      editedAt: null,
      ...rest,
      id,
    };
    this.messages.push(message);
    this.log.push({ key: id, frame: () => this.storedFrame(message, { isHistorical: true }) });
    return message;
  }

  private nextId(): number {
    this.clock += 1;
    return this.clock;
  }

  private now(): string {
    return new Date(this.nextId() * 1000).toISOString();
  }

  private send(frame: LiveFrame): void {
    this.sent.push(frame);
  }

  private frame(type: string, content: string, metadata: LiveFrameMetadata, timestamp = this.now()): LiveFrame {
    return { type, content, conversationId: 'c1', userId: 'reader', timestamp, metadata };
  }

  private happen(event: string, changes: Record<string, unknown>, messageId?: string): void {
    const key = `${event} ${messageId ?? ''}`;
    const metadata = { event, changes, isEvent: true, ...(messageId ? { messageId } : {}) };
    const frame = this.frame('conversation_event', '', metadata);
    this.log = [...this.log.filter((entry) => entry.key !== key), { key, frame: () => frame }];
    this.send(frame);
  }

  private statusFrame({ id, status }: ServerMessage): LiveFrame {
    return this.frame('message_status', '', { messageId: id, status });
  }

  private storedFrame(message: ServerMessage, metadata: LiveFrameMetadata = {}): LiveFrame {
    const { id, role, content, timestamp, status, replyTo, responseType } = message;
    const type = role === 'user' ? 'user_message' : 'ai_response';
    const known = { messageId: id, role, ...(role === 'user' ? { status } : {}) };
    return this.frame(
      type,
      content,
      { ...known, ...(replyTo ? { replyTo } : {}), ...(responseType ? { responseType } : {}), ...metadata },
      timestamp,
    );
  }

  private delta(offset: number, content: string): LiveFrame {
    const { id, replyTo } = this.reply!;
    return this.frame('assistant_delta', content, { role: 'assistant', messageId: id, replyTo, offset });
  }
}
