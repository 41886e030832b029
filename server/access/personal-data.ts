import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whose data is meant. The address is there because some rows know a person only by it. */
export interface DataSubject {
  readonly userId: string;
  readonly email: string | null;
}

/** What one feature keeps of a person. */
export interface PersonalDataPart {
  /** The key of this part in the export. */
  readonly name: string;
  /** All that the feature keeps of the person, as JSON. */
  export(subject: DataSubject, manager: EntityManager): Promise<unknown>;
  /**
   * Deletes, before the account goes, what may be too much for one statement: in many short ones, each committed by itself.
   * It may be interrupted and called again, and leaves nothing that only a second call would delete.
   */
  eraseInBatches?(subject: DataSubject): Promise<void>;
  /** Deletes what would not go with the row in `users` by itself (`ON DELETE CASCADE`). */
  erase?(subject: DataSubject, manager: EntityManager): Promise<void>;
}

/**
 * Where each feature says what it keeps of a person, so that export and erasure leave nothing out. The export and the end
 * of an erasure each run in one transaction. Register in `onModuleInit`.
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

  async erase(subject: DataSubject, manager: EntityManager): Promise<void> {
    for (const part of this.parts.values()) await part.erase?.(subject, manager);
  }
}
