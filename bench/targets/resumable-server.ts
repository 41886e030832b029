/** resumable-stream over server-sent events: followers of streams that another process writes. */
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { createResumableStreamContext } from 'resumable-stream/ioredis';
import { listen } from './listen.ts';

const publisher = new Redis(process.env.REDIS_URL!);
const subscriber = publisher.duplicate();
const streams = createResumableStreamContext({ waitUntil: () => undefined, publisher, subscriber });
const server = createServer(async (request, response) => {
  const stream = await streams.resumeExistingStream(request.url!.slice(1));
  if (!stream) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  const reader = stream.getReader();
  response.once('close', () => void reader.cancel());
  for (let part = await reader.read(); !part.done; part = await reader.read()) response.write(part.value);
  response.end();
});
subscriber.once('ready', () => listen(server));
