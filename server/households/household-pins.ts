import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DataSource, type EntityManager } from 'typeorm';
import { ARGON2_OPTIONS } from '../auth/passwords.js';

/** Checks the PIN with which grown-ups get a child's device back to the sign-in page. It opens no session of an adult. */
@Injectable()
export class HouseholdPins {
  constructor(private readonly dataSource: DataSource) {}

  /** `null`: the household has no PIN. The caller limits the tries. */
  async matches(householdId: string, pin: string): Promise<boolean | null> {
    const [row] = await this.dataSource.query<{ pin_hash: string | null }[]>(
      'SELECT pin_hash FROM households WHERE id = $1',
      [householdId],
    );
    return row?.pin_hash ? verify(row.pin_hash, pin) : null;
  }

  hash(pin: string): Promise<string> {
    return hash(pin, ARGON2_OPTIONS);
  }

  async store(householdId: string, pinHash: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE households SET pin_hash = $2, updated_at = now() WHERE id = $1', [
      householdId,
      pinHash,
    ]);
  }
}
