import { randomUUID } from 'node:crypto';
import { WEEKDAYS } from '../../contract/controls.js';
import { buildFamily, type Child, type Family, OPEN_CONTROLS } from '../factories/families.js';
import { type Account, registerParent, signInAgain } from '../support/accounts.js';
import { api, type Json } from '../support/api.js';
import { deviceOf, handOverDevice, type PairedDevice, pairDevice } from '../support/devices.js';
import { GraphqlSocket, type GraphqlSubscription, graphql } from '../support/graphql-client.js';
import { LiveClient } from '../support/live-client.js';
import type { StarlingNode, TestStarling } from '../support/starling.js';

const PIN = '274951';
export const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const FRAMES = 'subscription ($id: ID!) { liveFrames(conversationId: $id) { type } }';

/** A child on two devices and two nodes, a sibling, and all that the child opened while it was allowed. */
export class ShutOutStage {
  private constructor(
    readonly starling: Pick<TestStarling, 'url' | 'sql'>,
    readonly other: Pick<StarlingNode, 'url'>,
    readonly parent: Account,
    readonly family: Family,
    readonly device: PairedDevice,
    readonly second: PairedDevice,
    /** The session of the parent in the browser that was handed over. */
    readonly handedOver: Account,
    readonly sibling: PairedDevice & { child: Child; conversationId: string },
    readonly opened: {
      socket: LiveClient & { conversationId: string };
      connection: GraphqlSocket;
      frames: GraphqlSubscription<unknown>;
      lists: GraphqlSubscription<unknown>;
    },
    /** A message that was sent and answered before. */
    readonly message: { id: string; clientId: string },
  ) {}

  static async open(starling: TestStarling, other: StarlingNode): Promise<ShutOutStage> {
    const parent = await registerParent(starling);
    const family = await buildFamily(starling, parent, { children: 2 });
    const [child, siblingChild] = family.children as [Child, Child];
    await starling.sql(`UPDATE children SET time_zone = 'UTC' WHERE id = ANY($1)`, [[child.id, siblingChild.id]]);
    const pin = await api(starling.url).put(`/households/${family.householdId}/pin`, { pin: PIN }, parent.accessToken);
    if (pin.status !== 204) throw new Error(`The PIN answered ${pin.status}`);
    const handedOver = await signInAgain(starling, parent);
    const device = deviceOf(
      await api(starling.url).post('/devices/handover', { child_id: child.id, name: 'Tablet' }, handedOver.accessToken),
    );
    const second = await pairDevice(starling, parent, child);
    const siblingDevice = await handOverDevice(starling, parent, siblingChild);
    const siblingSocket = await LiveClient.join(starling, { token: siblingDevice.accessToken });
    await siblingSocket.ask('Hello');
    await siblingSocket.close();
    const socket = await LiveClient.join(starling, { token: device.accessToken });
    const clientId = socket.say('Hello');
    const stored = await socket.has(({ metadata }) => metadata['client_message_id'] === clientId);
    await socket.next('stream_final');
    const connection = GraphqlSocket.signedIn(other, device.accessToken);
    const frames = connection.subscribe(FRAMES, { id: socket.conversationId });
    await frames.has(() => true);
    const lists = connection.subscribe('subscription { conversationChanged { id } }');
    const opened = { socket, connection, frames, lists };
    const sibling = { ...siblingDevice, child: siblingChild, conversationId: siblingSocket.conversationId };
    const message = { id: stored.metadata['message_id'] as string, clientId };
    return new ShutOutStage(starling, other, parent, family, device, second, handedOver, sibling, opened, message);
  }

  get child(): Child {
    return this.family.child;
  }

  get conversationId(): string {
    return this.opened.socket.conversationId;
  }

  /** Quiet time from an hour ago for another hour. */
  async beginQuietTime(): Promise<void> {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
    await this.setRules({ windows: [{ days: WEEKDAYS, starts: at(-60), ends: at(60) }] });
  }

  /** Replaces the rules of the child as a guardian does, so that no node decides by those from before. */
  async setRules(rules: object = {}): Promise<void> {
    const path = `/children/${this.child.id}/controls`;
    const { accessToken } = this.parent;
    const { version } = (await api(this.starling.url).get<Json>(path, accessToken)).body;
    const changed = { version, ...OPEN_CONTROLS, ...rules };
    const { status, body } = await api(this.starling.url).patch<Json>(path, changed, accessToken);
    if (status !== 200) throw new Error(`The controls answered ${status}: ${JSON.stringify(body)}`);
  }

  /** A REST call of the child: `200`, or `403 quiet_hours`. */
  async rest(
    method: string,
    path: string,
    body?: unknown,
    options: { token?: string; headers?: Record<string, string> } = {},
  ) {
    const token = options.token ?? this.device.accessToken;
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    };
    const { status, body: answer } = await api(this.starling.url).send<Json>(method, path, {
      headers: { ...headers, ...options.headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer?.error ? `${status} ${answer.error}` : String(status);
  }

  /** A GraphQL operation of the child: the distinct error codes, or `done`. */
  async graphql(query: string, variables: Record<string, unknown> = {}): Promise<string> {
    const { errors } = await graphql(this.starling, query, { token: this.device.accessToken, variables });
    return [...new Set(errors.map(({ extensions }) => extensions.error))].join(', ') || 'done';
  }

  /** How a new socket of the child ends: `1008 quiet_hours`, or `welcome`. */
  async socket(
    node: Pick<StarlingNode, 'url'> = this.starling,
    options: { conversationId?: string; after?: string; token?: string } = {},
  ): Promise<string> {
    const client = await LiveClient.open(node, { token: this.device.accessToken, ...options });
    await Promise.race([client.untilClosed(), client.has(({ type }) => type === 'welcome').catch(() => null)]);
    if (!client.closed && client.frames.some(({ type }) => type === 'welcome')) {
      await client.close();
      return 'welcome';
    }
    const { code, reason } = await client.untilClosed();
    return `${code} ${reason}`;
  }

  input(clientMessageId: string = randomUUID(), conversationId = this.conversationId) {
    return { input: { conversationId, content: 'Are you there?', clientMessageId } };
  }

  /** How many messages the child has written. */
  async written(): Promise<number> {
    const [row] = await this.starling.sql<{ written: number }>(
      `SELECT count(*)::int AS written FROM messages WHERE conversation_id = $1 AND role = 'user'`,
      [this.conversationId],
    );
    return row!.written;
  }
}
