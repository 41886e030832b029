import { randomFillSync } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const pool = Buffer.alloc(10 * 128);
let used = pool.length;

/** A new UUID, version 7 (RFC 9562, section 5.7): sorts by the millisecond of its creation. Not an order of messages. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.allocUnsafe(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  pool.copy(bytes, 6, used, used + 10);
  used += 10;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  // `join` makes one flat string; V8 would keep a template as a tree of its parts.
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}
