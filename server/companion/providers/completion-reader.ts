import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { ProviderError } from './provider.js';

/** A longer line or event is no completion. */
const LINE_MAX_CHARACTERS = 1024 * 1024;

/** Lenient on purpose: providers omit, add and null fields, and only the text counts. */
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

/** The text of an ordinary chunk, which most are; `null`: the schema has to look. */
function ordinaryText(json: unknown): string | null {
  const { error, choices } = (json ?? {}) as { error?: unknown; choices?: unknown };
  if (error !== undefined || !Array.isArray(choices) || choices.length !== 1) return null;
  const { index, delta, finish_reason: ending } = (choices[0] ?? {}) as Record<string, unknown>;
  if (index !== 0 || (ending ?? null) !== null) return null;
  const text = (delta as { content?: unknown } | null | undefined)?.content;
  return typeof text === 'string' && text !== '' ? text : null;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** Reads the bytes of one `/chat/completions` stream. It returns the text before a fault, and then throws the fault. */
export class CompletionReader {
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private readonly parser = createParser({
    maxBufferSize: LINE_MAX_CHARACTERS,
    onEvent: (event) => this.read(event.data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') this.fail('A line of the reply is too long');
    },
  });
  private unread = '';
  /** The first half of a surrogate pair, until the second half comes. */
  private half = '';
  private fault: ProviderError | null = null;
  private sawEvent = false;
  private sawText = false;
  private finished = false;
  private ended = false;

  /** `[DONE]` has come, so the rest of the stream does not count. */
  get isDone(): boolean {
    return this.finished;
  }

  /** The provider has marked the end of the reply. */
  get hasSeenEnd(): boolean {
    return this.finished || this.ended;
  }

  /** Returns the text that these bytes complete; may be empty. */
  push(bytes: Uint8Array): string {
    if (this.finished || this.fault) return '';
    this.parser.feed(this.decoder.decode(bytes, { stream: true }));
    return this.takeText(false);
  }

  /** Returns the last text of a stream that has ended. @throws ProviderError if there was no reply at all */
  end(): string {
    const rest = this.takeText(true);
    this.throwIfBroken();
    if (!this.sawEvent) throw new ProviderError('broken', true, 'The provider sent no completion');
    if (!this.sawText) throw new ProviderError('broken', true, 'The provider sent an empty reply');
    return rest;
  }

  throwIfBroken(): void {
    if (this.fault) throw this.fault;
  }

  private takeText(isLast: boolean): string {
    let text = this.half + this.unread;
    this.unread = '';
    this.half = '';
    if (!isLast && text !== '' && isHighSurrogate(text.charCodeAt(text.length - 1))) {
      this.half = text.slice(-1);
      text = text.slice(0, -1);
    }
    // The store accepts neither NUL nor half a surrogate pair.
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
    const ordinary = ordinaryText(json);
    if (ordinary !== null) {
      this.unread += ordinary;
      this.sawEvent = true;
      this.sawText = true;
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
      this.unread += text;
      this.sawText = true;
    }
    if (choice?.finish_reason) this.ended = true;
  }

  private fail(message: string): void {
    this.fault ??= new ProviderError('broken', true, message);
  }
}
