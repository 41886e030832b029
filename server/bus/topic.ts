import { Logger } from '@nestjs/common';
import type { z } from 'zod';

const logger = new Logger('Bus');

/** A named stream of payloads: what publishers give to the bus, and what listeners get from it. */
export interface Topic<In, Out = In> {
  readonly name: string;
  encode(value: In): string | Buffer;
  /** `undefined` for a payload that this version cannot read: it is logged and dropped. */
  decode(payload: Buffer): Out | undefined;
}

/** A topic of JSON payloads. Nodes of two versions share a bus during an upgrade, so each payload is checked on arrival. */
export function jsonTopic<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Topic<z.input<Schema>, z.output<Schema>> {
  return {
    name,
    encode: (value) => JSON.stringify(value),
    decode: (payload) => {
      const result = schema.safeParse(parseJson(payload));
      if (result.success) return result.data;
      // Paths and codes alone: a payload may hold what a family wrote.
      const issues = result.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
      logger.warn({ topic: name, issues }, 'A payload could not be read and was dropped');
      return undefined;
    },
  };
}

/** A topic of plain text. */
export function textTopic(name: string): Topic<string> {
  return { name, encode: (text) => text, decode: (payload) => payload.toString() };
}

/** A topic of bytes that its listeners read themselves. */
export function bytesTopic(name: string): Topic<string | Buffer, Buffer> {
  return { name, encode: (payload) => payload, decode: (payload) => payload };
}

/** A topic whose payloads are empty: the news is that something happened. */
export function signalTopic(name: string): Topic<null> {
  return { name, encode: () => '', decode: () => null };
}

function parseJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString());
  } catch {
    // No topic takes it, and the error would repeat the text.
    return undefined;
  }
}
