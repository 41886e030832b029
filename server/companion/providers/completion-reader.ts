import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { ProviderError } from './provider.js';

/** A longer line, or a longer event, is no completion. */
const LINE_MAX_CHARACTERS = 1024 * 1024;

/** Lenient on purpose: providers leave out, null and add fields; only text counts. */
const completionChunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z
        .object({
          index: z.number().nullish().catch(null),
          delta: z
            .object({ content: z.string().nullish().catch(null) })
            .nullish()
            .catch(null),
          finish_reason: z.string().nullish().catch(null),
        })
        .nullish()
        .catch(null),
    )
    .nullish()
    .catch(null),
});

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/**
 * Reads the bytes of one `/chat/completions` stream into text.
 * Text that came before a fault is handed out first; `throwIfBroken` then tells of the fault.
 */
export class CompletionReader {
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private readonly parser = createParser({
    maxBufferSize: LINE_MAX_CHARACTERS,
    onEvent: (event) => this.read(event.data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') this.fail('A line of the reply is too long');
    },
  });
  private pieces = '';
  /** Half a surrogate pair, kept until its other half comes. */
  private half = '';
  private fault: ProviderError | null = null;
  private sawEvent = false;
  private sawText = false;
  private finished = false;
  private ended = false;

  /** True once `[DONE]` has come: what follows it does not count. */
  get done(): boolean {
    return this.finished;
  }

  /** True where the provider itself said that the reply is over. */
  get saidItsEnd(): boolean {
    return this.finished || this.ended;
  }

  /** The text that these bytes complete, maybe empty. */
  push(bytes: Uint8Array): string {
    if (this.finished || this.fault) return '';
    this.parser.feed(this.decoder.decode(bytes, { stream: true }));
    return this.take(false);
  }

  /** To be called when the stream has ended as a whole: the last text; throws where there was no reply at all. */
  end(): string {
    const rest = this.take(true);
    this.throwIfBroken();
    if (!this.sawEvent) throw new ProviderError('broken', true, 'The provider sent no completion');
    if (!this.sawText) throw new ProviderError('broken', true, 'The provider sent an empty reply');
    return rest;
  }

  throwIfBroken(): void {
    if (this.fault) throw this.fault;
  }

  private take(isLast: boolean): string {
    let text = this.half + this.pieces;
    this.pieces = '';
    this.half = '';
    if (!isLast && text !== '' && isHighSurrogate(text.charCodeAt(text.length - 1))) {
      this.half = text.slice(-1);
      text = text.slice(0, -1);
    }
    // The store takes neither NUL nor half a pair.
    return text.replaceAll('\u0000', '').toWellFormed();
  }

  private read(data: string): void {
    if (this.finished || this.fault) return;
    if (data.trim() === '[DONE]') {
      this.sawEvent = true;
      this.finished = true;
      return;
    }
    let json: unknown;
    try {
      json = JSON.parse(data);
    } catch {
      this.fail('The provider sent an event that is no JSON');
      return;
    }
    const chunk = completionChunk.safeParse(json);
    if (!chunk.success) return;
    this.sawEvent = true;
    if (chunk.data.error) {
      this.fail('The provider reported an error within the reply');
      return;
    }
    const choice = chunk.data.choices?.find((one) => (one?.index ?? 0) === 0);
    const text = choice?.delta?.content;
    if (text) {
      this.pieces += text;
      this.sawText = true;
    }
    if (choice?.finish_reason) this.ended = true;
  }

  private fail(message: string): void {
    this.fault ??= new ProviderError('broken', true, message);
  }
}
