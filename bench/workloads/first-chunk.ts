import type { Target } from '../targets/target.ts';
import { closeReaders, openReaders, quantile } from './readers.ts';

const QUESTIONS = 200;

/** From the `message` frame to the first piece, with a provider that answers at once; `parallel` at a time. */
export async function measureFirstChunk(target: Target, parallel: number) {
  const waits: number[] = [];
  let asked = 0;
  const asker = async () => {
    const conversationId = await target.conversation(0);
    let onFrame: (type: string) => void = () => undefined;
    const sockets = await openReaders(target, conversationId, 1, (data) => {
      onFrame((JSON.parse(data.toString()) as { type: string }).type);
    });
    while (asked < QUESTIONS) {
      asked += 1;
      const startedAt = performance.now();
      let isFirst = true;
      await new Promise<void>((resolve) => {
        onFrame = (type) => {
          if (type === 'assistant_delta' && isFirst) {
            isFirst = false;
            waits.push(performance.now() - startedAt);
          }
          if (type === 'stream_final') resolve();
        };
        sockets[0]!.send(target.ask(conversationId, asked));
      });
    }
    await closeReaders(sockets);
  };
  await Promise.all(Array.from({ length: parallel }, asker));
  return { p50Ms: quantile(waits, 0.5), p99Ms: quantile(waits, 0.99) };
}
