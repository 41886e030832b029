import { registerParent } from '../../support/accounts.js';
import { until } from '../../support/wait.js';
import { type Counts, check } from './checker.js';
import type { Cluster } from './cluster.js';
import { Conversation } from './conversation.js';
import type { SocketReader } from './socket-reader.js';

/** The number of accounts to register at once. */
const AT_ONCE = 6;
/** Every reply must have ended this long after the last fault. The machine may be busy. */
const SETTLE_MS = 90_000;

/** Conversations of different accounts, marked `u1.`, `u2.`, … */
export async function startConversations(cluster: Cluster, count: number): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - start) }, async (_, index) => {
      const node = cluster.route() ?? cluster.nodes[0]!;
      return new Conversation(cluster, await registerParent(node), `u${start + index + 1}.`);
    });
    conversations.push(...(await Promise.all(batch)));
  }
  return conversations;
}

export interface LoadOptions {
  users: number;
  /** The number of conversations that also have a subscription. */
  subscriptions: number;
  /** Milliseconds between two messages of one conversation. */
  everyMs: number;
  script: string;
}

/** The load that every case runs under. `USERS` fits it to the machine. */
export const BASE_LOAD: LoadOptions = {
  users: Number(process.env.USERS ?? 60),
  subscriptions: Number(process.env.USERS ?? 60) / 3,
  everyMs: 3_000,
  script: 'pieces n=40 delayMs=50',
};

/** Conversations with a socket at each node, in which a message is said again and again. */
export class Load {
  private readonly timers: NodeJS.Timeout[] = [];

  private constructor(
    readonly conversations: Conversation[],
    private readonly options: LoadOptions,
  ) {}

  static async start(cluster: Cluster, options: LoadOptions): Promise<Load> {
    const load = new Load(await startConversations(cluster, options.users), options);
    for (const [index, conversation] of load.conversations.entries()) {
      const [first, ...others] = cluster.nodes.map((_, turn) => cluster.nodes[(index + turn) % cluster.nodes.length]!);
      await conversation.begin(first);
      for (const node of others) conversation.addSocket(node);
      if (index < options.subscriptions) conversation.addSubscription(cluster.nodes[index % cluster.nodes.length]);
    }
    await Promise.all(load.conversations.map((conversation) => conversation.untilAllWelcome()));
    return load;
  }

  private get speakers(): SocketReader[] {
    return this.conversations.map((conversation) => conversation.speaker);
  }

  /** Whether every reader is connected and has received every acknowledged message. */
  get isConverged(): boolean {
    return this.conversations.every((conversation) =>
      conversation.readers.every(
        (reader) =>
          reader.isWelcome &&
          conversation.acknowledged.every(({ acks }) => [...acks].every((id) => reader.hasSeen(id))),
      ),
    );
  }

  /** Sends a message in every conversation. */
  sayOnce(script = this.options.script): void {
    for (const speaker of this.speakers) speaker.say(script);
  }

  /** Starts sending in every conversation, spread over the interval between two messages. */
  run(): void {
    for (const [index, speaker] of this.speakers.entries()) {
      const delayMs = (this.options.everyMs * index) / this.speakers.length;
      const begin = setTimeout(() => {
        const say = () => {
          // A sender with unanswered messages waits.
          if (speaker.unsettled < 3) speaker.say(this.options.script);
        };
        say();
        this.timers.push(setInterval(say, this.options.everyMs));
      }, delayMs);
      this.timers.push(begin);
    }
  }

  pause(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }
}

/**
 * Waits until everything is settled, checks every invariant and stops the readers. Saves the record if a check fails.
 */
export async function settleAndCheck(
  cluster: Cluster,
  conversations: readonly Conversation[],
  name: string,
  settleMs = SETTLE_MS,
): Promise<Counts> {
  // The counts show everything that is not settled by then.
  await until(() => conversations.every((conversation) => conversation.isSettled), {
    timeoutMs: settleMs,
    everyMs: 100,
  }).catch(() => undefined);
  const { counts, findings } = await check(cluster, conversations);
  const unacknowledged = conversations.flatMap((conversation) =>
    [...conversation.sends.values()].filter((send) => send.acks.size === 0),
  );
  if (findings.length > 0 || unacknowledged.length > 0) {
    const file = await cluster.recorder.save(name);
    process.stderr.write(`${name}: ${JSON.stringify(counts)}; never acknowledged: ${unacknowledged.length}; ${file}\n`);
    for (const finding of findings.slice(0, 40)) process.stderr.write(`  ${finding}\n`);
    for (const node of cluster.nodes) process.stderr.write(`${node.name}: ${node.stderr.slice(-2_000)}\n`);
  }
  for (const conversation of conversations) conversation.stop();
  return counts;
}
