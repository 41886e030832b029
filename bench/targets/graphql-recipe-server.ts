/**
 * The usual recipe: graphql-ws with graphql-redis-subscriptions, an async iterator and an execution per subscriber. The
 * schema is Starling's own.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { RedisPubSub } from 'graphql-redis-subscriptions';
import { useServer } from 'graphql-ws/use/ws';
import { Redis } from 'ioredis';
import { WebSocketServer } from 'ws';
import { listen } from './listen.ts';

const publisher = new Redis(process.env.REDIS_URL!);
const subscriber = publisher.duplicate();
const pubsub = new RedisPubSub({ publisher, subscriber } as object);
const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
Object.assign(schema.getSubscriptionType()!.getFields().liveFrames!, {
  subscribe: (_source: unknown, { conversationId }: { conversationId: string }) =>
    pubsub.asyncIterableIterator(`frames.${conversationId}`),
  resolve: (frame: unknown) => frame,
});
const server = createServer();
useServer({ schema }, new WebSocketServer({ server, path: '/graphql', perMessageDeflate: false }));
subscriber.once('ready', () => listen(server));
