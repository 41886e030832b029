import { randomUUID } from 'node:crypto';
import { until } from '../../test/support/wait.js';
import type { Bus } from './bus.js';
import { bytesTopic, type Topic, textTopic } from './topic.js';

/** Two nodes of one bus; the same node twice for a bus that has only one. */
export interface BusPair {
  here: Bus;
  there: Bus;
  close(): Promise<void>;
}

/** Checks the promises of `Bus` for one implementation. */
export function describeBus(name: string, open: () => Promise<BusPair>): void {
  describe(name, () => {
    let buses: BusPair;
    const topicOf = () => textTopic(`conversation:${randomUUID()}`);
    beforeAll(async () => {
      buses = await open();
      await Promise.all([isOpen(buses.here), isOpen(buses.there)]);
    });
    afterAll(() => buses.close());

    /** A bus that has just been opened may still connect to some of its servers. These topics reach all of them. */
    const isOpen = (bus: Bus) =>
      until(
        async () => {
          for (let round = 0; round < 40; round += 1) (await bus.subscribe(topicOf(), () => undefined))();
          return true;
        },
        { what: 'the bus to be open' },
      );
    const collect = async (bus: Bus, topic: Topic<string>) => {
      const texts: string[] = [];
      const end = await bus.subscribe(topic, (text) => texts.push(text));
      return { texts, end };
    };

    it('delivers a payload to every listener on every node, the publisher included', async () => {
      const topic = topicOf();
      const all = await Promise.all([
        collect(buses.here, topic),
        collect(buses.here, topic),
        collect(buses.there, topic),
      ]);
      await buses.there.publish(topic, 'good morning');
      await until(() => all.every(({ texts }) => texts.length === 1));
      expect(all.map(({ texts }) => texts)).toEqual([['good morning'], ['good morning'], ['good morning']]);
    });

    it('delivers every payload that is published after a subscription has resolved', async () => {
      for (let round = 0; round < 50; round++) {
        const topic = topicOf();
        const { texts, end } = await collect(buses.there, topic);
        await buses.here.publish(topic, String(round));
        await until(() => texts.length === 1);
        end();
      }
    });

    it('delivers the payloads of one publisher in their order', async () => {
      const topic = topicOf();
      const { texts } = await collect(buses.there, topic);
      const sent = Array.from({ length: 1_000 }, (_, index) => String(index));
      await Promise.all(sent.map((text) => buses.here.publish(topic, text)));
      await until(() => texts.length === sent.length);
      expect(texts).toEqual(sent);
    });

    it('delivers the payloads of two publishers in the same order everywhere', async () => {
      const topic = topicOf();
      const [one, other] = await Promise.all([collect(buses.here, topic), collect(buses.there, topic)]);
      const publishing = Array.from({ length: 300 }, (_, index) => [
        buses.here.publish(topic, `here ${index}`),
        buses.there.publish(topic, `there ${index}`),
      ]);
      await Promise.all(publishing.flat());
      await until(() => one.texts.length === 600 && other.texts.length === 600);
      expect(other.texts).toEqual(one.texts);
    });

    it('delivers a payload only to the listeners of its topic', async () => {
      const topics = [topicOf(), topicOf()] as const;
      const listeners = await Promise.all(topics.map((topic) => collect(buses.here, topic)));
      await Promise.all(topics.map((topic) => buses.there.publish(topic, topic.name)));
      await until(() => listeners.every(({ texts }) => texts.length > 0));
      expect(listeners.map(({ texts }) => texts)).toEqual(topics.map(({ name }) => [name]));
    });

    it('delivers bytes unchanged', async () => {
      const topic = bytesTopic(`conversation:${randomUUID()}`);
      const payloads: Buffer[] = [];
      await buses.there.subscribe(topic, (payload) => payloads.push(payload));
      const sent = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
      await buses.here.publish(topic, sent);
      await until(() => payloads.length === 1);
      expect(payloads[0]!.equals(sent)).toBe(true);
    });

    it('keeps the other subscriptions of a topic when one ends', async () => {
      const topic = topicOf();
      const first = await collect(buses.here, topic);
      const second = await collect(buses.here, topic);
      first.end();
      first.end();
      await buses.there.publish(topic, 'still here');
      await until(() => second.texts.length === 1);
      expect(first.texts).toEqual([]);
    });

    it('delivers to a subscription made right after the last one of the topic ended', async () => {
      for (let round = 0; round < 30; round++) {
        const topic = topicOf();
        const first = await collect(buses.here, topic);
        first.end();
        const second = await collect(buses.here, topic);
        await buses.there.publish(topic, 'again');
        await until(() => second.texts.length === 1);
        expect(first.texts).toEqual([]);
        second.end();
      }
    });

    it('delivers to the other listeners when one throws', async () => {
      const topic = topicOf();
      await buses.here.subscribe(topic, () => {
        throw new Error('a listener with a fault');
      });
      const { texts } = await collect(buses.here, topic);
      await buses.here.publish(topic, 'hello');
      await until(() => texts.length === 1);
    });

    it('never calls a listener from within publish', async () => {
      const topic = topicOf();
      let isPublishing = false;
      const during: boolean[] = [];
      await buses.here.subscribe(topic, () => during.push(isPublishing));
      isPublishing = true;
      const published = buses.here.publish(topic, 'hello');
      isPublishing = false;
      await published;
      await until(() => during.length === 1);
      expect(during).toEqual([false]);
    });

    it('reports the status OK', async () => {
      expect(await buses.here.status()).toBe('OK');
    });
  });
}
