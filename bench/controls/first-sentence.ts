import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type FamilyTools, type Node, type Spread, type Sql, spreadOf } from './family-tools.ts';

/** The provider writes a word each so many milliseconds. */
const WORD_EVERY_MS = 20;
const SENTENCE = ['Owls', ' sleep', ' by', ' day', ' in', ' an', ' old', ' tree', '.'];
/** With its first character it is certain that the sentence before is whole. */
const NEXT = ' They';
const PAUSE_MS = 250;

export interface FirstSentenceFigures {
  /** Milliseconds from the chunk that makes the first sentence certain to its text on the child's socket. */
  released: Spread;
  /** From the child's message to its first text, less the provider's own time: everything that the service adds. */
  added: Spread;
}

type Mode = 'flowing' | 'pausing';

/** A provider that notes its own time: from the request until it has written what makes the first sentence certain. */
export class PacedProvider {
  mode: Mode = 'flowing';
  askedAt = 0;
  writtenAt = 0;
  private readonly server = createServer((request, response) => {
    request.resume();
    request.on('end', () => void this.answer(response));
  });

  async listen(): Promise<string> {
    await new Promise<void>((settle) => this.server.listen(0, '127.0.0.1', settle));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(response: ServerResponse): Promise<void> {
    this.askedAt = performance.now();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const write = (content: string) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
      );
    for (const word of SENTENCE) {
      await delay(WORD_EVERY_MS);
      write(word);
    }
    if (this.mode === 'flowing') {
      await delay(WORD_EVERY_MS);
      this.writtenAt = performance.now();
      write(NEXT);
    } else {
      // The stop, the white space behind it, and silence: the gate has to find out by itself.
      this.writtenAt = performance.now();
      write(' ');
      await delay(PAUSE_MS);
    }
    write(' hunt at night.');
    response.end('data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  }
}

/** A child asks again and again, and the first sentence of each reply is timed against the provider's own time. */
export async function measureFirstSentence(
  tools: FamilyTools,
  node: Node,
  database: Sql,
  provider: PacedProvider,
  rounds: number,
): Promise<Record<Mode, FirstSentenceFigures>> {
  const parent = await tools.registerParent(node);
  const { child } = await tools.buildFamily(database, parent);
  await tools.openControls(database, child.id, {});
  const device = await tools.handOverDevice(node, parent, child);
  const socket = await tools.LiveClient.join(node, { token: device.accessToken });
  // The first replies open connections and compile what they use.
  for (let round = 0; round < 10; round += 1) await socket.ask('Why do owls sleep by day?');
  const figures = {} as Record<Mode, FirstSentenceFigures>;
  for (const mode of ['flowing', 'pausing'] as const) {
    provider.mode = mode;
    const released: number[] = [];
    const added: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = socket.frames.length;
      const askedAt = performance.now();
      const ended = socket.ask('Why do owls sleep by day?');
      const hasText = () =>
        socket.frames.slice(from).some(({ type, content }) => type === 'assistant_delta' && content !== '');
      await socket.has(hasText);
      const seenAt = performance.now();
      released.push(seenAt - provider.writtenAt);
      added.push(seenAt - askedAt - (provider.writtenAt - provider.askedAt));
      await ended;
    }
    figures[mode] = { released: spreadOf(released), added: spreadOf(added) };
  }
  await socket.close();
  return figures;
}
