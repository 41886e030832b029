import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '../platform/crypto.js';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords of any length with argon2id. */
@Injectable()
export class Passwords implements OnModuleInit {
  /** Checked for unknown user names, so that they take as long as known ones. */
  private decoyHash: string;

  async onModuleInit(): Promise<void> {
    this.decoyHash = await this.hash(randomToken());
  }

  hash(password: string): Promise<string> {
    return hash(password, ARGON2_OPTIONS);
  }

  /** Without a stored hash it returns false, after the same time. */
  async matches(storedHash: string | null | undefined, password: string): Promise<boolean> {
    const isMatch = await verify(storedHash ?? this.decoyHash, password);
    return isMatch && Boolean(storedHash);
  }
}
