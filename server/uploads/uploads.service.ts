import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { UploadEntries } from '../contents/upload-entries.js';
import { Config } from '../platform/config/config.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { PartStore } from './part-store.js';
import type { UploadMetadata } from './tus/upload-metadata.js';
import type { Upload } from './upload.js';
import { UploadProcessing } from './upload-processing.js';
import { UploadsRepository } from './uploads.repository.js';

/** Uploads of the caller: begun, continued on any node, and given up. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly config: Config,
    private readonly repository: UploadsRepository,
    private readonly entries: UploadEntries,
    private readonly parts: PartStore,
    private readonly processing: UploadProcessing,
  ) {}

  /** @throws AppError `storage_not_shared` */
  requireStorage(): void {
    if (!this.config.isStorageShared) throw new AppError('storage_not_shared');
  }

  async create(actor: Actor, metadata: UploadMetadata, size: number): Promise<Upload> {
    const id = newId();
    const { filename, mimeType } = metadata;
    await this.entries.begin(actor, { id, size, ...metadata }, (manager) =>
      this.repository.insert({ id, userId: actor.userId, filename, mimeType, size }, manager),
    );
    return this.find(actor, id);
  }

  /** @throws AppError `upload_not_found` */
  async find(actor: Actor, id: unknown): Promise<Upload> {
    const known = existingId(id);
    const upload = known === null ? null : await this.repository.find(known);
    const isOpen = upload?.userId === actor.userId && (await this.entries.isOpenTo(actor, upload.id));
    if (!upload || !isOpen) throw new AppError('upload_not_found');
    return upload;
  }

  /**
   * Adds bytes at the offset, and processes the file with the last one.
   * @throws AppError `upload_offset`, or the problem of a file that is refused
   */
  async append(upload: Upload, offset: number, source: AsyncIterable<Uint8Array>): Promise<Upload> {
    if (upload.problem) throw new AppError(upload.problem);
    const { id, size, received } = upload;
    if (offset !== received) throw wrongOffset(received);
    const reached = received === size ? size : await this.parts.write(id, offset, source);
    const now = reached === size ? await this.processing.finish(id) : await this.repository.find(id);
    if (!now) throw new AppError('upload_not_found');
    if (reached === null) throw wrongOffset(now.received);
    if (now.problem) throw new AppError(now.problem);
    return now;
  }

  /** What is a content already stays one. */
  async terminate({ id }: Upload): Promise<void> {
    await this.entries.cancel(id);
    await this.repository.delete(id);
  }
}

function wrongOffset(received: number): AppError {
  return new AppError('upload_offset', { headers: { 'Upload-Offset': String(received) }, offset: received });
}
