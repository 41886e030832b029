import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket } from '../../test/support/graphql-client.js';
import type { StarlingNode } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';

interface DeviceEvent {
  event: string;
  data: Json;
}

/** A reader of the stream of a device. */
class EventReader {
  readonly events: DeviceEvent[] = [];
  private text = '';

  private constructor(
    private readonly reader: ReadableStreamDefaultReader<string>,
    private readonly abort: AbortController,
  ) {}

  static async open({ url }: { url: string }, token: string): Promise<EventReader> {
    const abort = new AbortController();
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/v1/devices/me/events`, { headers, signal: abort.signal });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    return new EventReader(answer.body!.pipeThrough(new TextDecoderStream()).getReader(), abort);
  }

  /** The next event that matches; earlier ones count too. */
  async has(predicate: (event: DeviceEvent) => boolean): Promise<DeviceEvent> {
    for (;;) {
      const found = this.events.find(predicate);
      if (found) return found;
      if (!(await this.read())) throw new Error(`The stream ended after ${JSON.stringify(this.events)}`);
    }
  }

  async untilEnd(): Promise<void> {
    while (await this.read());
  }

  close(): void {
    this.abort.abort();
  }

  private async read(): Promise<boolean> {
    const { value, done } = await this.reader.read();
    if (done) return false;
    this.text += value;
    const parts = this.text.split('\n\n');
    this.text = parts.pop()!;
    for (const part of parts.filter((one) => one.startsWith('event: '))) {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part)!;
      this.events.push({ event: event!, data: JSON.parse(data!) });
    }
    return true;
  }
}

const starling = useStarling({ own: true });
const rest = () => api(starling.url);
let other: StarlingNode;
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeAll(async () => {
  other = await starling.startNode();
});
afterAll(() => other.stop());
beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
});

it('streams state, requests and decisions from another node, also while the child is shut out', async () => {
  const stream = await EventReader.open(other, device.accessToken);
  await stream.has(({ event, data }) => event === 'state' && data.allowed === true);
  await rest().put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
  await stream.has(({ event, data }) => event === 'state' && data.code === 'paused');
  const { body: request } = await rest().post('/requests', { kind: 'story' }, device.accessToken);
  await stream.has(({ event, data }) => event === 'request' && data.id === request.id && data.state === 'pending');
  await rest().post(`/requests/${request.id}/decision`, { decision: 'once', note: 'Yes' }, parent.accessToken);
  const decided = await stream.has(({ event, data }) => event === 'request' && data.state === 'once');
  expect(decided.data).toMatchObject({ id: request.id, note: 'Yes', decided_by: parent.user.id });
  await rest().delete(`/children/${family.child.id}/pause`, parent.accessToken);
  const count = stream.events.length;
  await stream.has((event) => stream.events.indexOf(event) >= count && event.event === 'state' && event.data.allowed);
  stream.close();
});

it('ends when the device is removed, on every node', async () => {
  const streams = await Promise.all([starling, other].map((node) => EventReader.open(node, device.accessToken)));
  for (const stream of streams) await stream.has(({ event }) => event === 'state');
  await rest().delete(`/devices/${device.id}`, parent.accessToken);
  await Promise.all(streams.map((stream) => stream.untilEnd()));
});

it('gives a device four streams at a node, and other accounts none', async () => {
  const streams = await Promise.all(Array.from({ length: 4 }, () => EventReader.open(starling, device.accessToken)));
  for (const stream of streams) await stream.has(({ event }) => event === 'state');
  const fifth = await rest().get('/devices/me/events', device.accessToken);
  expect([fifth.status, fifth.body.error]).toEqual([429, 'rate_limited']);
  expect((await rest().get('/devices/me/events', parent.accessToken)).status).toBe(403);
  for (const stream of streams) stream.close();
});

it('tells deviceChanged of requests that were made and decided, and guardians of new ones, on another node', async () => {
  await openControls(starling, family.child.id);
  const child = GraphqlSocket.signedIn(other, device.accessToken);
  const adult = GraphqlSocket.signedIn(other, parent.accessToken);
  const changes = child.subscribe('subscription { deviceChanged { what requestId requestState } }');
  const family_ = adult.subscribe('subscription { familyChanged { part childId } }');
  const notices = adult.subscribe('subscription { notificationAdded { title } }');
  // Operations of a socket begin in order.
  await adult.subscribe('{ me { id } }').ended;
  await changes.has(({ deviceChanged }) => deviceChanged.what === 'rules');
  const { body: request } = await rest().post('/requests', { kind: 'time' }, device.accessToken);
  await family_.has(({ familyChanged }) => familyChanged.part === 'REQUESTS');
  await notices.has(({ notificationAdded }) => notificationAdded.title === 'Mia 1 asks for more time');
  await rest().post(`/requests/${request.id}/decision`, { decision: 'deny' }, parent.accessToken);
  const decided = await changes.has(({ deviceChanged }) => deviceChanged.requestState === 'denied');
  expect(decided.deviceChanged).toEqual({ what: 'request', requestId: request.id, requestState: 'denied' });
  await child.close();
  await adult.close();
});
