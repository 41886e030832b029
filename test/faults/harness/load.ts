import { registerParent } from '../../support/accounts.js';
import { until } from '../../support/wait.js';
import { type Counts, check } from './checker.js';
import type { Cluster } from './cluster.js';
import type { SocketReader } from './socket-reader.js';
import { Talk } from './talk.js';

/** How many accounts are registered at once. */
const AT_ONCE = 6;
/** What is said must be settled so long after the last fault (quality: quiescence). A machine may be busy. */
const SETTLE_MS = 90_000;

/** Talks of different accounts, marked `u1.`, `u2.`, … */
export async function startTalks(cluster: Cluster, count: number): Promise<Talk[]> {
  const talks: Talk[] = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - start) }, async (_, index) => {
      const node = cluster.route() ?? cluster.nodes[0]!;
      return new Talk(cluster, await registerParent(node), `u${start + index + 1}.`);
    });
    talks.push(...(await Promise.all(batch)));
  }
  return talks;
}

export interface LoadOptions {
  users: number;
  /** How many of the talks are read by a subscription too. */
  subscriptions: number;
  /** Between two messages of one talk. */
  everyMs: number;
  script: string;
}

/** The base load of quality.md, as far as the machine carries it. */
export const BASE_LOAD: LoadOptions = {
  users: Number(process.env.USERS ?? 60),
  subscriptions: Number(process.env.USERS ?? 60) / 3,
  everyMs: 3_000,
  script: 'pieces n=40 delayMs=50',
};

/** Talks with a socket at each node, in which a message is said again and again. */
export class Load {
  private readonly timers: NodeJS.Timeout[] = [];

  private constructor(
    readonly talks: Talk[],
    private readonly options: LoadOptions,
  ) {}

  static async start(cluster: Cluster, options: LoadOptions): Promise<Load> {
    const load = new Load(await startTalks(cluster, options.users), options);
    for (const [index, talk] of load.talks.entries()) {
      const [first, ...others] = cluster.nodes.map((_, turn) => cluster.nodes[(index + turn) % cluster.nodes.length]!);
      await talk.begin(first);
      for (const node of others) talk.addSocket(node);
      if (index < options.subscriptions) talk.addSubscription(cluster.nodes[index % cluster.nodes.length]);
    }
    await Promise.all(load.talks.map((talk) => talk.untilAllWelcome()));
    return load;
  }

  private get speakers(): SocketReader[] {
    return this.talks.map((talk) => talk.speaker);
  }

  /** Whatever was acknowledged is known to every reader, and its reply has begun or ended there. */
  get isConverged(): boolean {
    return this.talks.every((talk) =>
      talk.readers.every(
        (reader) =>
          reader.isWelcome && talk.acknowledged.every(({ acks }) => [...acks].every((id) => reader.hasSeen(id))),
      ),
    );
  }

  /** Says something in every talk. */
  sayOnce(script = this.options.script): void {
    for (const speaker of this.speakers) speaker.say(script);
  }

  /** Begins to say something in every talk, spread over the time between two messages. */
  run(): void {
    for (const [index, speaker] of this.speakers.entries()) {
      const delayMs = (this.options.everyMs * index) / this.speakers.length;
      const begin = setTimeout(() => {
        const say = () => {
          // Somebody whose last messages are still on their way waits.
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
 * Waits until everything is settled, checks every invariant, and lets the readers go. What was recorded is saved where
 * something is wrong.
 */
export async function settleAndCheck(
  cluster: Cluster,
  talks: readonly Talk[],
  name: string,
  settleMs = SETTLE_MS,
): Promise<Counts> {
  // What is not settled by then shows in the counts.
  await until(() => talks.every((talk) => talk.isSettled), { timeoutMs: settleMs, everyMs: 100 }).catch(
    () => undefined,
  );
  const { counts, findings } = await check(cluster, talks);
  const unacknowledged = talks.flatMap((talk) => [...talk.sends.values()].filter((send) => send.acks.size === 0));
  if (findings.length > 0 || unacknowledged.length > 0) {
    const file = await cluster.recorder.save(name);
    process.stderr.write(`${name}: ${JSON.stringify(counts)}; never acknowledged: ${unacknowledged.length}; ${file}\n`);
    for (const finding of findings.slice(0, 40)) process.stderr.write(`  ${finding}\n`);
    for (const node of cluster.nodes) process.stderr.write(`${node.name}: ${node.stderr.slice(-2_000)}\n`);
  }
  for (const talk of talks) talk.stop();
  return counts;
}
