import { randomUUID } from 'node:crypto';
import type { Target } from '../targets/target.ts';
import { RawReader } from './readers.ts';

/** The outcome of one question, in milliseconds since it was sent. */
export interface Answer {
  /** The acknowledgement that the question is stored. */
  acknowledged: number;
  firstChunk: number;
  ended: number;
}

/** Longer than any reply takes on a busy machine. */
const PATIENCE_MS = 60_000;

/** A client that asks over a frame socket, one question after the other. */
export class Asker {
  private heard = '';
  private onHeard: () => void = () => undefined;
  private fail: (why: string) => void = () => undefined;
  private patience: NodeJS.Timeout | undefined;
  private reader!: RawReader;

  private constructor() {}

  static async open(target: Target, conversationId: string): Promise<Asker> {
    const asker = new Asker();
    asker.reader = await RawReader.open(target, conversationId, (bytes) => {
      asker.heard += bytes.toString('latin1');
      asker.onHeard();
    });
    asker.reader.onClosed = () => asker.fail('The server ended the socket');
    return asker;
  }

  /** Sends a question; resolves when its reply has ended. @throws if it is refused, or gets no whole reply */
  ask(content: string): Promise<Answer> {
    this.heard = '';
    const answer: Answer = { acknowledged: 0, firstChunk: 0, ended: 0 };
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      this.patience = setTimeout(() => this.fail(`No whole reply within ${PATIENCE_MS} ms`), PATIENCE_MS);
      this.fail = (why) => {
        clearTimeout(this.patience);
        reject(new Error(`${why}: ${JSON.stringify(answer)} ${this.heard.slice(-500)}`));
      };
      this.onHeard = () => {
        const now = performance.now() - startedAt;
        if (!answer.acknowledged && this.heard.includes('"user_message"')) answer.acknowledged = now;
        if (!answer.firstChunk && this.heard.includes('"assistant_delta"')) answer.firstChunk = now;
        if (this.heard.includes('"type":"error"')) this.fail('The question was refused');
        if (!this.heard.includes('"stream_final"')) return;
        clearTimeout(this.patience);
        answer.ended = now;
        resolve(answer);
      };
      this.reader.send(
        JSON.stringify({ type: 'message', content, metadata: { message_id: randomUUID(), timestamp: new Date() } }),
      );
    });
  }

  /** Leaves. A question that has no whole reply yet stays without an answer. */
  close(): void {
    clearTimeout(this.patience);
    this.fail = () => undefined;
    this.reader.close();
  }
}

/** The script for the provider (see `provider-server.ts`). */
export function script(first: number, pieces: number, every: number, more = 0): string {
  return `[[bench first=${first} pieces=${pieces} every=${every} more=${more}]]`;
}
