import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '../platform/crypto.js';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id over the whole password, however long. */
@Injectable()
export class Passwords implements OnModuleInit {
  /** Of a password that nobody has: unknown names cost as much time as known ones. */
  private nobodysHash: string;

  async onModuleInit(): Promise<void> {
    this.nobodysHash = await this.hash(randomToken());
  }

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  /** False, after the same time, where there is no hash. */
  async matches(storedHash: string | null | undefined, password: string): Promise<boolean> {
    const isMatch = await verify(storedHash ?? this.nobodysHash, password);
    return isMatch && Boolean(storedHash);
  }
}
