import { AI_ERROR_TEXT } from '../../../contract/errors.js';
import type { Account } from '../../support/accounts.js';
import { until } from '../../support/wait.js';
import type { Cluster } from './cluster.js';
import type { FaultNode } from './fault-node.js';
import type { Reader } from './reader.js';
import { SocketReader } from './socket-reader.js';
import { SubscriptionReader } from './subscription-reader.js';

/** One sent message, which may be repeated under the same id. */
export interface Send {
  clientId: string;
  content: string;
  by: SocketReader | null;
  /** How often it was sent, and the number of the connection of the first attempt. */
  times: number;
  firstConnection: number;
  /** The message ids of its acknowledgements. More than one is a fault. */
  acks: Set<string>;
}

/** One conversation of one account and its readers. All its texts, and no others, contain its mark. */
export class Conversation {
  conversationId = '';
  readonly readers: Reader[] = [];
  readonly sends = new Map<string, Send>();
  /** Allowed texts without the mark. */
  readonly ownTexts = new Set<string>([AI_ERROR_TEXT]);
  /** The number of requested stops. A stopped reply may have no message. */
  stops = 0;
  /** The number of extra characters in each chunk. */
  padding = 0;
  private count = 0;

  constructor(
    private readonly cluster: Cluster,
    readonly account: Account,
    readonly mark: string,
  ) {}

  /** The reader that started the conversation. */
  get speaker(): SocketReader {
    return this.readers[0] as SocketReader;
  }

  get sockets(): SocketReader[] {
    return this.readers.filter((reader) => reader instanceof SocketReader);
  }

  /** Starts the conversation with its first socket. */
  async begin(home?: FaultNode): Promise<SocketReader> {
    const reader = this.addSocket(home);
    await reader.until(() => reader.isWelcome, 'its welcome');
    return reader;
  }

  addSocket(home?: FaultNode): SocketReader {
    return this.enter(new SocketReader(`${this.mark}s${this.readers.length}`, this.cluster, this, home));
  }

  addSubscription(home?: FaultNode): SubscriptionReader {
    return this.enter(new SubscriptionReader(`${this.mark}g${this.readers.length}`, this.cluster, this, home));
  }

  /** Resolves when every reader has its welcome. */
  async untilAllWelcome(timeoutMs = 60_000): Promise<void> {
    await Promise.all(this.readers.map((reader) => reader.until(() => reader.isWelcome, 'its welcome', timeoutMs)));
  }

  /** A new message that plays `script` at the provider. @returns its client id. */
  compose(script: string, by: SocketReader | null): string {
    this.count += 1;
    const clientId = `c-${this.mark}-${this.count}`;
    const name = `${this.mark}${this.count}`;
    const content = `[[script:${script} text="${name}${'-'.repeat(this.padding)}"]] ${name}`;
    this.sends.set(clientId, { clientId, content, by, times: 0, firstConnection: 0, acks: new Set() });
    return clientId;
  }

  noteSent(clientId: string, connection: number): string {
    const send = this.sends.get(clientId)!;
    if (send.times === 0) send.firstConnection = connection;
    send.times += 1;
    return send.content;
  }

  acknowledge(clientId: string, id: string): void {
    this.sends.get(clientId)?.acks.add(id);
  }

  wasRepeated(clientId: string): boolean {
    return (this.sends.get(clientId)?.times ?? 0) > 1;
  }

  isOwnText(content: string): boolean {
    return content === '' || this.ownTexts.has(content);
  }

  pendingOf(reader: SocketReader): string[] {
    const pending = [...this.sends.values()].filter((send) => send.by === reader && send.acks.size === 0);
    return pending.map((send) => send.clientId);
  }

  get acknowledged(): Send[] {
    return [...this.sends.values()].filter((send) => send.acks.size > 0);
  }

  /** Whether every message is acknowledged and answered, and every reader has received both. */
  get isSettled(): boolean {
    return (
      this.acknowledged.length === this.sends.size &&
      this.readers.every((reader) => reader.isWelcome && this.acknowledged.every((send) => isAnswered(reader, send)))
    );
  }

  async untilSettled(timeoutMs: number): Promise<void> {
    await until(() => this.isSettled, { what: `${this.mark} to be settled`, timeoutMs, everyMs: 50 });
  }

  stop(): void {
    for (const reader of this.readers) reader.stop();
  }

  private enter<Kind extends Reader>(reader: Kind): Kind {
    this.readers.push(reader);
    reader.start();
    return reader;
  }
}

function isAnswered(reader: Reader, send: Send): boolean {
  return [...send.acks].every((id) => reader.hasSeen(id) && reader.endings.has(id));
}
