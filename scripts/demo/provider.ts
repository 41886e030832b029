/**
 * Answers for the sample family: a server that speaks the OpenAI protocol and says what stands in the data. The offline
 * companion knows only the library, so its answers would all be about that.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TALKS } from './household.ts';

const UNKNOWN = 'I am not sure about that.';
const WORDS = /\S+\s*/g;

const replies = new Map(TALKS.flatMap(({ turns }) => turns.map(({ say, reply }) => [say, reply ?? UNKNOWN])));

interface Asked {
  stream?: boolean;
  messages: { role: string; content: string }[];
}

export async function startProvider(): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'application/json').end('{"data":[]}');
      return;
    }
    const { stream, messages } = JSON.parse(await textOf(request)) as Asked;
    const said = messages.findLast(({ role }) => role === 'user')?.content.trim() ?? '';
    if (!stream) {
      const answer = { choices: [{ message: { role: 'assistant', content: descriptionOf(said) } }] };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
      return;
    }
    response.setHeader('Content-Type', 'text/event-stream');
    for (const [content] of (replies.get(said) ?? UNKNOWN).matchAll(WORDS)) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The title and summary of the conversation that was asked about. */
function descriptionOf(history: string): string {
  const talk = TALKS.find(({ turns }) => history.includes(turns[0]!.say));
  if (!talk) return '';
  const { title, summary, type, tags } = talk;
  return JSON.stringify({ title, summary, type, tags });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}
