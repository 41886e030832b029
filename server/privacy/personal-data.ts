import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The person whose data is meant. Some rows know a person only by the address. */
export interface DataSubject {
  readonly userId: string;
  readonly email: string | null;
}

/** What one feature stores about a person. */
export interface PersonalDataPart {
  /** The key of this part in the export. */
  readonly name: string;
  /** Everything that the feature stores about the person, as JSON. */
  export(subject: DataSubject, manager: EntityManager): Promise<unknown>;
  /**
   * Deletes data that may be too much for one transaction, in short transactions of its own, before the account is deleted.
   * It may be interrupted and called again.
   */
  eraseInBatches?(subject: DataSubject): Promise<void>;
  /** Takes the locks that `erase` needs and that every transaction takes before an account's row. */
  lockBeforeErase?(manager: EntityManager): Promise<void>;
  /** Deletes what the deletion of the row in `users` does not (`ON DELETE CASCADE`), in the same transaction. */
  erase?(subject: DataSubject, manager: EntityManager): Promise<void>;
}

/**
 * The registry of what each feature stores about a person, so that export and erasure are complete. The export runs in one
 * transaction, and so does the end of an erasure: `lockBeforeErase`, the lock of the account's row, then `erase`. Register
 * in `onModuleInit`.
 */
@Injectable()
export class PersonalData {
  private readonly parts = new Map<string, PersonalDataPart>();

  register(part: PersonalDataPart): void {
    if (this.parts.has(part.name)) throw new Error(`Personal data named ${part.name} is registered twice`);
    this.parts.set(part.name, part);
  }

  async export(subject: DataSubject, manager: EntityManager): Promise<Record<string, unknown>> {
    const exported: Record<string, unknown> = {};
    for (const part of this.parts.values()) exported[part.name] = await part.export(subject, manager);
    return exported;
  }

  async eraseInBatches(subject: DataSubject): Promise<void> {
    for (const part of this.parts.values()) await part.eraseInBatches?.(subject);
  }

  async lockBeforeErase(manager: EntityManager): Promise<void> {
    for (const part of this.parts.values()) await part.lockBeforeErase?.(manager);
  }

  async erase(subject: DataSubject, manager: EntityManager): Promise<void> {
    for (const part of this.parts.values()) await part.erase?.(subject, manager);
  }
}
