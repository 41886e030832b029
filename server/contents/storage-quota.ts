import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HOUSEHOLD_BYTES_MAX, HOUSEHOLD_FILES_MAX } from '../../contract/contents.js';
import { AppError } from '../platform/errors/app-error.js';
import { ContentsRepository } from './contents.repository.js';

/** What a household may store. The library has no limit. */
@Injectable()
export class StorageQuota {
  constructor(private readonly contents: ContentsRepository) {}

  /** Holds until the transaction ends, so that parallel calls cannot go over it together. @throws AppError `storage_full` */
  async require(householdId: string | null, bytes: number, manager: EntityManager, files = 1): Promise<void> {
    if (householdId === null) return;
    const stored = await this.contents.storedBy(householdId, manager);
    if (stored.files + files <= HOUSEHOLD_FILES_MAX && stored.bytes + bytes <= HOUSEHOLD_BYTES_MAX) return;
    throw new AppError('storage_full', { ...stored, files_max: HOUSEHOLD_FILES_MAX, bytes_max: HOUSEHOLD_BYTES_MAX });
  }
}
