import { api, type Json } from './api.js';
import { GraphqlSocket, graphql } from './graphql-client.js';
import { LiveClient } from './live-client.js';

const FRAMES = 'subscription ($id: ID!) { liveFrames(conversationId: $id) { type } }';
const PATIENCE_MS = 30_000;

/** The ways in which a person reaches a child's conversation. */
export const WAYS = ['rest', 'graphql', 'sockets', 'subscriptions'] as const;
export type Way = (typeof WAYS)[number];

interface Node {
  readonly url: string;
}

export interface WatchedPerson {
  readonly token: string;
  readonly conversationId: string;
  /** A REST path and a GraphQL query that the person may call now, and not later. */
  readonly path: string;
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

interface Opened {
  readonly node: Node;
  /** The instants at which they closed, by `performance.now()`. */
  readonly socket: Promise<number>;
  readonly subscription: Promise<number>;
  close(): void;
}

/** All that a person has open at several nodes, and when each of it ends. */
export class WatchedAccess {
  private constructor(
    private readonly person: WatchedPerson,
    private readonly opened: readonly Opened[],
  ) {}

  /** Opens a socket and a subscription at each node, and sees that the calls are allowed. */
  static async open(nodes: readonly Node[], person: WatchedPerson): Promise<WatchedAccess> {
    const access = new WatchedAccess(person, await Promise.all(nodes.map((node) => openAt(node, person))));
    for (const node of nodes) {
      const isRefused = (await access.isRestRefused(node)) || (await access.isGraphqlRefused(node));
      if (isRefused) throw new Error(`The person has no access at ${node.url}`);
    }
    return access;
  }

  /** Milliseconds from `since` until the last of these nodes has ended each way. */
  async untilGone(nodes: readonly Node[], since: number): Promise<Record<Way, number>> {
    const opened = this.opened.filter(({ node }) => nodes.includes(node));
    const asked = <T>(ask: (one: Opened) => Promise<T>) => Promise.all(opened.map(ask));
    const [rest, graphqlCalls, sockets, subscriptions] = await Promise.all([
      asked(({ node }) => untilTrue(() => this.isRestRefused(node))),
      asked(({ node }) => untilTrue(() => this.isGraphqlRefused(node))),
      asked(({ socket }) => within(socket, 'A socket')),
      asked(({ subscription }) => within(subscription, 'A subscription')),
    ]);
    const last = (instants: number[]) => Math.max(0, Math.max(...instants) - since);
    return {
      rest: last(rest),
      graphql: last(graphqlCalls),
      sockets: last(sockets),
      subscriptions: last(subscriptions),
    };
  }

  close(): void {
    for (const one of this.opened) one.close();
  }

  private async isRestRefused({ url }: Node): Promise<boolean> {
    const { status } = await api(url).get<Json>(this.person.path, this.person.token);
    if (status !== 200 && status !== 401 && status !== 404) throw new Error(`${this.person.path} answered ${status}`);
    return status !== 200;
  }

  private async isGraphqlRefused({ url }: Node): Promise<boolean> {
    const { token, query, variables } = this.person;
    const { errors } = await graphql({ url }, query, { token, ...(variables && { variables }) });
    return errors.length > 0;
  }
}

async function openAt(node: Node, { token, conversationId }: WatchedPerson): Promise<Opened> {
  const client = await LiveClient.join(node, { token, conversationId });
  const connection = GraphqlSocket.signedIn(node, token);
  const frames = connection.subscribe(FRAMES, { id: conversationId });
  await frames.has((item) => item.liveFrames.type === 'welcome');
  return {
    node,
    socket: new Promise((resolve) => client.socket.once('close', () => resolve(performance.now()))),
    subscription: frames.ended.then(() => performance.now()),
    close() {
      client.cut();
      void connection.close();
    },
  };
}

async function untilTrue(ask: () => Promise<boolean>): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) if (await ask()) return performance.now();
  throw new Error('The calls are still allowed');
}

function within(instant: Promise<number>, what: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} is still open`)), PATIENCE_MS);
    void instant.then((at) => {
      clearTimeout(timer);
      resolve(at);
    });
  });
}
