import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an answer of a guide looks like, in pieces of about 20 characters. `#` stands for the number of the piece. */
const PASSAGE = [
  '## Evening # \n\n',
  'Try **three small steps** # ',
  'each of them shorter # ',
  'than the *last* one # ',
  'and no screens # ',
  'after the meal #.\n\n',
  '- a warm bath # ',
  'with `bubbles` #\n',
  '- a quiet story # ',
  'of a brave snail #\n',
  '- lights out # ',
  'and one song #\n\n',
  'Most children # ',
  'sleep sooner # ',
  'when [the same](/library/sleep) # ',
  'order comes again # ',
  'every night #.\n\n',
  '1. Say what comes # ',
  'next, kindly #\n',
  '2. Say it once # ',
  'and then do it #\n\n',
  '> A calm voice # ',
  'helps the most #.\n\n',
];

/** The text of piece `n` of an answer. It carries its number, so that the page can be asked what it shows. */
export function pieceOf(n: number): string {
  return PASSAGE[n % PASSAGE.length]!.replace('#', `n${n}`);
}

export interface MarkdownProvider {
  url: string;
  /** When each piece of the current answer was written, in milliseconds of `Date.now()`. */
  writtenAt: number[];
  stop(): Promise<void>;
}

/** A provider whose every answer is Markdown: `pieces` of them, `perSecond` a second. */
export async function startMarkdownProvider(pieces: number, perSecond: number): Promise<MarkdownProvider> {
  const writtenAt: number[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (!request.url?.endsWith('/chat/completions')) {
        response.setHeader('content-type', 'application/json').end('{"data":[]}');
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      writtenAt.length = 0;
      const startedAt = performance.now();
      const write = () => {
        const n = writtenAt.length;
        if (n === pieces || response.destroyed) {
          response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
          return;
        }
        const choice = { index: 0, delta: { content: pieceOf(n) }, finish_reason: null };
        response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [choice] })}\n\n`);
        writtenAt.push(performance.timeOrigin + performance.now());
        // Counted from the start, so that a late timer does not slow the answer down.
        setTimeout(write, startedAt + (writtenAt.length * 1_000) / perSecond - performance.now());
      };
      write();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    writtenAt,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
