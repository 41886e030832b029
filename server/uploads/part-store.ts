import { Injectable } from '@nestjs/common';
import { Turns } from './turns.js';
import { UploadsRepository } from './uploads.repository.js';

/** One for each upload that is arriving. Postgres takes it as one value. */
const PART_BYTES = 512 * 1024;
/** Uploads leave most connections to the database to those who chat. */
const WRITES = 3;

/** The bytes of an upload on their way into the database and out of it, one part at a time. */
@Injectable()
export class PartStore {
  private readonly turns = new Turns(WRITES);

  constructor(private readonly repository: UploadsRepository) {}

  /**
   * Stores the bytes as they come. What had come before the line breaks is kept as well.
   * @returns the new offset; `null`: another call has moved it
   */
  async write(id: string, from: number, source: AsyncIterable<Uint8Array>): Promise<number | null> {
    const part = Buffer.allocUnsafe(PART_BYTES);
    let at = from;
    let used = 0;
    const store = async (): Promise<boolean> => {
      const isStored = await this.turns.take(() => this.repository.append(id, at, part.subarray(0, used)));
      at += used;
      used = 0;
      return isStored;
    };
    try {
      for await (const bytes of source) {
        for (let taken = 0; taken < bytes.length; ) {
          const count = Math.min(PART_BYTES - used, bytes.length - taken);
          part.set(bytes.subarray(taken, taken + count), used);
          taken += count;
          used += count;
          if (used === PART_BYTES && !(await store())) return null;
        }
      }
    } catch (error) {
      if (used > 0) await store();
      throw error;
    }
    return used === 0 || (await store()) ? at : null;
  }

  async *read(id: string, size: number): AsyncGenerator<Buffer, void, undefined> {
    for (let at = 0; at < size; ) {
      const part = await this.repository.partAt(id, at);
      if (!part) throw new Error('A part of an upload is missing');
      yield part;
      at += part.length;
    }
  }

  async readWhole(id: string, size: number): Promise<Buffer> {
    const whole = Buffer.allocUnsafe(size);
    let at = 0;
    for await (const part of this.read(id, size)) at += part.copy(whole, at);
    return whole;
  }
}
