import { CLIENT_TIMES } from '../../../client/platform/times.js';
import { applyDelta, type ServerFrame } from '../../../contract/frames.js';
import type { Cluster } from './cluster.js';
import type { Conversation } from './conversation.js';
import type { FaultNode } from './fault-node.js';

/** Frames that end a reply. */
const ENDINGS = new Set(['stream_final', 'streaming_stopped', 'ai_response', 'ai_error']);
/** Frames that carry a stored message. */
const STORED = new Set(['user_message', ...ENDINGS]);
/** The first attempt to reconnect after a drain comes within this time. */
const AFTER_DRAIN_MS = 250;

/** The number of chunk times and pauses to keep. */
const TIMES_KEPT = 1_000;

/** A stored message as this reader received it. */
export interface SeenMessage {
  id: string;
  clientId: string | null;
  content: string;
  isHistorical: boolean;
}

export interface Connection {
  node: FaultNode;
  welcomedAt: number | null;
  /** When the first stored message or chunk arrived after the welcome. */
  firstTextAt: number | null;
  closed: { at: number; code: number; reason: string } | null;
}

/**
 * Reads a conversation. After each disconnect it waits for the client's back-off time and resumes with `after`.
 * It keeps everything that it receives for the checker.
 */
export abstract class Reader {
  readonly seen: SeenMessage[] = [];
  /** The frames that ended a reply, by the id of the answered message. */
  readonly endings = new Map<string, string[]>();
  /** The text of each reply after its last chunk, by the id of the reply. */
  readonly finishedTexts = new Map<string, string>();
  readonly connections: Connection[] = [];
  /** The number of chunks that left a gap in the text. */
  holes = 0;
  /** How often a reply started again on an unbroken connection. */
  restarts = 0;
  strangers = 0;
  /** How many other readers are typing, and how many pongs have arrived. */
  typing = 0;
  pongs = 0;
  /** How many chunks have arrived. A case may reset it. */
  pieces = 0;
  /** The times of the newest chunks and endings. */
  private textTimes: number[] = [];
  /** Pauses between two chunks of one reply, including reconnections. */
  readonly pauses: { at: number; ms: number }[] = [];
  /** The codes of error frames. */
  readonly errors: string[] = [];
  protected isStopped = false;
  private readonly seenIds = new Set<string>();
  private texts = new Map<string, string>();
  private readonly pieceAt = new Map<string, number>();
  private readonly watchers = new Set<() => void>();
  private attempts = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    readonly name: string,
    protected readonly cluster: Cluster,
    protected readonly conversation: Conversation,
    /** The node that the load balancer prefers while it serves. */
    public home: FaultNode | undefined,
  ) {}

  /** Opens a connection and reports to `receive` and `ended`. */
  protected abstract connect(node: FaultNode, after: string | undefined): void;
  protected abstract disconnect(): void;

  get connection(): Connection | undefined {
    return this.connections.at(-1);
  }

  get isWelcome(): boolean {
    const { connection } = this;
    return connection !== undefined && connection.welcomedAt !== null && connection.closed === null;
  }

  /** The id of the newest stored message that has arrived. */
  get newest(): string | undefined {
    return this.seen.at(-1)?.id;
  }

  start(): void {
    this.isStopped = false;
    this.dial();
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    this.disconnect();
    this.ended(1000, 'stops');
  }

  /** Disconnects from another node, so that the next connection goes to `home` and resumes with `after`. */
  goHome(): void {
    if (this.connection?.node === this.home) return;
    this.disconnect();
    this.ended(1012, 'goes home');
  }

  /** Whether a chunk or an ending has arrived later than `graceMs` after `since`. */
  hasNewText(since: number, graceMs = 0): boolean {
    return this.textTimes.some((at) => at > since + graceMs);
  }

  /** When the first chunk or ending arrived later than `graceMs` after `since`. */
  firstTextAfter(since: number, graceMs = 0): number {
    return this.textTimes.find((at) => at > since + graceMs) ?? Number.POSITIVE_INFINITY;
  }

  hasSeen(id: string): boolean {
    return this.seenIds.has(id);
  }

  /** Resolves when `ask` returns true. Checks with every frame and every close. */
  until(ask: () => boolean, what: string, timeoutMs = 60_000): Promise<void> {
    return new Promise((settle, fail) => {
      const look = () => {
        if (!ask()) return;
        clearTimeout(timer);
        this.watchers.delete(look);
        settle();
      };
      const timer = setTimeout(() => {
        this.watchers.delete(look);
        fail(new Error(`${this.name} waited ${timeoutMs} ms for ${what}`));
      }, timeoutMs);
      this.watchers.add(look);
      look();
    });
  }

  protected receive(frame: ServerFrame): void {
    const { connection } = this;
    if (!connection || this.isStopped) return;
    this.record(frame);
    if (frame.type === 'welcome') this.welcomed(connection, frame);
    else if (frame.conversation_id !== this.conversation.conversationId && frame.type !== 'error') this.strangers += 1;
    else if (frame.type === 'assistant_delta') this.takePiece(connection, frame);
    else if (STORED.has(frame.type)) this.takeStored(connection, frame);
    else if (frame.type === 'error') this.takeError(frame);
    else if (frame.type === 'pong') this.pongs += 1;
    else if (frame.type === 'typing' && frame.metadata.role === 'user')
      this.typing += frame.metadata.is_typing ? 1 : -1;
    for (const look of [...this.watchers]) look();
  }

  protected ended(code: number, reason: string): void {
    const { connection } = this;
    if (!connection || connection.closed) return;
    connection.closed = { at: performance.now(), code, reason };
    this.cluster.recorder.note('closed', { reader: this.name, code, reason });
    for (const look of [...this.watchers]) look();
    if (!this.isStopped) this.comeBack(code);
  }

  /** Runs after each welcome. Senders repeat their unacknowledged messages here. */
  protected onWelcome(): void {
    // Only senders override this.
  }

  protected onRefusal(): void {
    // Only senders override this.
  }

  private dial(): void {
    const node = this.cluster.route(this.home);
    if (!node) {
      this.comeBack(1006);
      return;
    }
    this.texts = new Map();
    this.connections.push({ node, welcomedAt: null, firstTextAt: null, closed: null });
    this.connect(node, this.newest);
  }

  private comeBack(code: number): void {
    const steps = CLIENT_TIMES.reconnectDelaysMs;
    const step = steps[Math.min(this.attempts, steps.length - 1)]!;
    const isAfterDrain = code === 1012 && this.attempts === 0;
    const delayMs = isAfterDrain ? Math.random() * AFTER_DRAIN_MS : step * (0.8 + Math.random() * 0.4);
    this.attempts += 1;
    this.timer = setTimeout(() => this.dial(), delayMs);
  }

  private welcomed(connection: Connection, frame: ServerFrame): void {
    this.attempts = 0;
    connection.welcomedAt = performance.now();
    this.conversation.conversationId ||= frame.conversation_id;
    if (frame.conversation_id !== this.conversation.conversationId) this.strangers += 1;
    this.onWelcome();
  }

  private takePiece(connection: Connection, frame: ServerFrame): void {
    const { message_id: id = '', offset = 0, is_final: isFinal = false } = frame.metadata;
    const now = performance.now();
    connection.firstTextAt ??= now;
    this.noteText(now);
    this.pieces += 1;
    const before = this.pieceAt.get(id);
    if (before !== undefined) this.notePause(now, now - before);
    this.pieceAt.set(id, now);
    const known = this.texts.get(id) ?? '';
    if (offset === 0 && known.length > 0 && frame.content.length < known.length) this.restarts += 1;
    const text = applyDelta(known, offset, frame.content);
    if (text === null) this.holes += 1;
    else this.texts.set(id, text);
    if (isFinal && text !== null) this.finishedTexts.set(id, text);
  }

  private takeStored(connection: Connection, frame: ServerFrame): void {
    const { message_id: id, client_message_id: clientId = null, reply_to: answered } = frame.metadata;
    const isHistorical = frame.metadata.is_historical === true;
    const now = performance.now();
    connection.firstTextAt ??= now;
    if (ENDINGS.has(frame.type)) {
      this.noteText(now);
      if (id) this.pieceAt.delete(id);
      const key = answered ?? '';
      this.endings.set(key, [...(this.endings.get(key) ?? []), `${frame.type}${isHistorical ? ' (historical)' : ''}`]);
    }
    if (!id) return;
    if (clientId) this.conversation.acknowledge(clientId, id);
    if (!frame.content.includes(this.conversation.mark) && !this.conversation.isOwnText(frame.content))
      this.strangers += 1;
    // The answer to its own repeat is not a new message.
    const isRepeat =
      clientId !== null && !isHistorical && this.seenIds.has(id) && this.conversation.wasRepeated(clientId);
    if (isRepeat) return;
    this.seenIds.add(id);
    this.seen.push({ id, clientId, content: frame.content, isHistorical });
  }

  private notePause(at: number, ms: number): void {
    this.pauses.push({ at, ms });
    if (this.pauses.length > TIMES_KEPT * 20) this.pauses.splice(0, TIMES_KEPT * 10);
  }

  private noteText(now: number): void {
    this.textTimes.push(now);
    if (this.textTimes.length > TIMES_KEPT * 2) this.textTimes = this.textTimes.slice(-TIMES_KEPT);
  }

  private takeError(frame: ServerFrame): void {
    const code = frame.metadata.error?.code ?? 'none';
    this.errors.push(code);
    this.onRefusal();
  }

  private record(frame: ServerFrame): void {
    const { message_id, client_message_id, offset, reply_to, is_historical, error, seq } = frame.metadata;
    this.cluster.recorder.note(frame.type, {
      reader: this.name,
      node: this.connection?.node.name,
      id: message_id,
      client: client_message_id,
      to: reply_to,
      offset,
      seq,
      length: frame.content.length,
      historical: is_historical,
      error: error?.code,
    });
  }
}
