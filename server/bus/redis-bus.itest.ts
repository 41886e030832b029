import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RedisServer, startRedisServer } from '../../test/support/redis-server.js';
import { testRedisUrl } from '../../test/support/starling.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { until } from '../../test/support/wait.js';
import { readConfig } from '../platform/config/config.js';
import { describeBus } from './bus.suite.js';
import { RedisConnection } from './redis.js';
import { RedisBus } from './redis-bus.js';
import { textTopic } from './topic.js';

// What fails on purpose need not be reported.
Logger.overrideLogger(false);

interface Node {
  bus: RedisBus;
  redis: RedisConnection;
  close(): void;
}

function openNode(redisUrl: string, database = `bus_${randomUUID()}`): Node {
  const config = readConfig({ REDIS_URL: redisUrl, DATABASE_URL: `postgres://127.0.0.1/${database}` });
  const redis = new RedisConnection(config);
  const bus = new RedisBus(config, redis);
  return {
    bus,
    redis,
    close() {
      bus.onApplicationShutdown();
      redis.onApplicationShutdown();
    },
  };
}

describeBus('the bus of many nodes', async () => {
  const [here, there] = [openNode(testRedisUrl(), 'suite'), openNode(testRedisUrl(), 'suite')];
  return {
    here: here.bus,
    there: there.bus,
    close: async () => {
      here.close();
      there.close();
    },
  };
});

describe('the bus of many nodes, when Redis fails', () => {
  /** Not the run's, for tests that count or kill its connections. */
  let own: RedisServer;
  beforeAll(async () => {
    own = await startRedisServer();
  });
  afterAll(() => own?.stop());

  it('separates two installations that share a Redis', async () => {
    const [one, other] = [openNode(testRedisUrl()), openNode(testRedisUrl())];
    const heard: string[] = [];
    await one.bus.subscribe(textTopic('access'), (text) => heard.push(text));
    await other.bus.publish(textTopic('access'), 'theirs');
    await one.bus.publish(textTopic('access'), 'ours');
    await until(() => heard.length > 0);
    expect(heard).toEqual(['ours']);
    one.close();
    other.close();
  });

  it('uses one subscriber connection for all topics', async () => {
    const watcher = new Redis(own.url);
    const subscribers = async () =>
      String(await watcher.call('CLIENT', 'LIST', 'TYPE', 'PUBSUB'))
        .split('\n')
        .filter(Boolean).length;
    const before = await subscribers();
    const node = openNode(own.url);
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => node.bus.subscribe(textTopic(`topic ${index}`), () => undefined)),
    );
    expect(await subscribers()).toBe(before + 1);
    node.close();
    watcher.disconnect();
  });

  // ioredis writes a SUBSCRIBE that is issued between `connect` and `ready` before its own check of the connection,
  // and may lose it without a sign.
  it('loses no topic when connections are killed while 500 subscribe', async () => {
    const watcher = new Redis(own.url);
    const [node, sender] = [openNode(own.url, 'killed'), openNode(own.url, 'killed')];
    const topics = Array.from({ length: 500 }, (_, index) => textTopic(`conversation:${index}`));
    const heard = new Set<unknown>();
    let gaps = 0;
    node.bus.onGap(() => gaps++);
    await node.bus.subscribe(textTopic('first'), () => undefined);
    const subscribing = topics.map(async (topic, index) => {
      if (index % 100 === 50) await watcher.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
      await node.bus.subscribe(topic, () => heard.add(topic));
    });
    await Promise.all(subscribing);
    await until(() => gaps > 0);
    await until(async () => {
      await Promise.all(topics.map((topic) => sender.bus.publish(topic, 'are you there')));
      return heard.size === topics.length;
    });
    node.close();
    sender.close();
    watcher.disconnect();
  });

  it('reports no gap when the node itself was suspended', async () => {
    const node = openNode(testRedisUrl());
    const heard: string[] = [];
    let gaps = 0;
    node.bus.onGap(() => {
      gaps += 1;
    });
    await node.bus.subscribe(textTopic('access'), (text) => heard.push(text));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000);
    await node.bus.publish(textTopic('access'), 'awake');
    await until(() => heard.length > 0);
    expect(gaps).toBe(0);
    node.close();
  });

  it('reconnects after a restart of Redis, reports the gap and receives every topic again', async () => {
    const server = await startRedisServer();
    const [node, sender] = [openNode(server.url, 'restart'), openNode(server.url, 'restart')];
    let gaps = 0;
    const heard: string[] = [];
    node.bus.onGap(() => gaps++);
    await node.bus.subscribe(textTopic('topic'), (text) => heard.push(text));
    await server.restart();
    await until(() => gaps > 0);
    await until(() => sender.bus.publish(textTopic('topic'), 'back').then(() => true));
    await until(() => heard.includes('back'));
    expect(await node.bus.status()).toBe('OK');
    node.close();
    sender.close();
    await server.stop();
  });

  it.concurrent('fails within 2 s when Redis accepts commands and answers none, and recovers by itself', async () => {
    const proxy = await TcpProxy.start(testRedisUrl());
    const node = openNode(proxy.through(testRedisUrl()));
    const heard: string[] = [];
    await node.bus.subscribe(textTopic('topic'), (text) => heard.push(text));
    let gaps = 0;
    node.bus.onGap(() => gaps++);
    proxy.hold();
    const start = performance.now();
    await expect(node.bus.publish(textTopic('topic'), 'lost')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await node.bus.status()).toBe('DOWN');
    await expect(node.bus.subscribe(textTopic('other'), () => undefined)).rejects.toMatchObject({
      code: 'unavailable',
    });
    // Three times 2 s. A busy machine adds its own.
    expect(performance.now() - start).toBeLessThan(20_000);
    // Silence shows, although no connection has ended.
    await until(() => gaps > 0);
    proxy.pass();
    await until(() => node.bus.publish(textTopic('topic'), 'found').then(() => heard.includes('found')));
    node.close();
    await proxy.stop();
  });

  it.concurrent('reports a gap on the other nodes after it failed to publish', async () => {
    const database = `bus_${randomUUID()}`;
    const proxy = await TcpProxy.start(testRedisUrl());
    const [cutOff, other] = [openNode(proxy.through(testRedisUrl()), database), openNode(testRedisUrl(), database)];
    let gaps = 0;
    other.bus.onGap(() => gaps++);
    await other.bus.subscribe(textTopic('topic'), () => undefined);
    await until(() => cutOff.bus.publish(textTopic('topic'), 'before').then(() => true));
    expect(gaps).toBe(0);
    proxy.refuse();
    await expect(cutOff.bus.publish(textTopic('topic'), 'lost')).rejects.toMatchObject({ code: 'unavailable' });
    proxy.pass();
    await until(() => gaps > 0);
    cutOff.close();
    other.close();
    await proxy.stop();
  });

  it.concurrent('reports a gap when another node dies, but not when one leaves in order', async () => {
    const database = `bus_${randomUUID()}`;
    const [dies, leaves, lives] = [1, 2, 3].map(() => openNode(testRedisUrl(), database)) as [Node, Node, Node];
    let gaps = 0;
    lives.bus.onGap(() => gaps++);
    const beats: string[] = [];
    await lives.bus.subscribe(textTopic('heartbeat'), (text) => beats.push(text));
    const countOf = (node: Node) => beats.filter((beat) => beat === `${node.bus.id} well`).length;
    await until(() => countOf(dies) > 0 && countOf(leaves) > 0);
    leaves.close();
    const before = countOf(dies);
    // Longer than the silence of a node may last.
    await until(() => countOf(dies) > before + 3);
    expect(gaps).toBe(0);
    dies.redis.onApplicationShutdown();
    await until(() => gaps > 0);
    dies.close();
    lives.close();
  });

  it.concurrent('reports a gap when a node dies right after its start', async () => {
    const database = `bus_${randomUUID()}`;
    const lives = openNode(testRedisUrl(), database);
    const beats: string[] = [];
    await lives.bus.subscribe(textTopic('heartbeat'), (text) => beats.push(text));
    let gaps = 0;
    lives.bus.onGap(() => gaps++);
    const dies = openNode(testRedisUrl(), database);
    await until(() => beats.includes(`${dies.bus.id} well`));
    dies.redis.onApplicationShutdown();
    await until(() => gaps > 0);
    dies.close();
    lives.close();
  });
});
