/**
 * A cheap provider that follows the script in the newest question, such as `[[bench first=50 pieces=10 every=2]]`: the
 * first chunk after `first` ms, then `pieces` chunks, one every `every` ms (0: all at once). With `more=20` it continues
 * without end, one chunk every 20 ms.
 */
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../targets/listen.ts';
import { chunkText } from './chunks.ts';

const SCRIPT = /\[\[bench first=(\d+) pieces=(\d+) every=(\d+) more=(\d+)\]\]/g;

listen(
  createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const script = [...body.matchAll(SCRIPT)].at(-1)?.slice(1).map(Number);
      if (script) void play(response, script[0]!, script[1]!, script[2]!, script[3]!);
      else response.setHeader('content-type', 'application/json').end('{"data":[]}');
    });
  }),
);

async function play(
  response: ServerResponse,
  first: number,
  pieces: number,
  every: number,
  more: number,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (first > 0) {
    response.flushHeaders();
    await delay(first);
  }
  for (let n = 0; n < pieces; n += 1) {
    if (n > 0 && every > 0) await delay(every);
    writePiece(response, n);
  }
  for (let n = pieces; more > 0 && !response.destroyed; n += 1) {
    await delay(more);
    writePiece(response, n);
  }
  response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
}

function writePiece(response: ServerResponse, n: number): void {
  const choice = { index: 0, delta: { content: chunkText(n) }, finish_reason: null };
  response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [choice] })}\n\n`);
}
