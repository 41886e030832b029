import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AccessService } from '../access/access.service.js';
import type { Actor } from '../access/actor.js';
import { BlobStore, type OpenBlob } from '../blobs/blob-store.js';
import { UsageMeter } from '../controls/usage-meter.js';
import { AppError } from '../platform/errors/app-error.js';
import { ContentsRepository } from './contents.repository.js';
import { type FileLink, FileLinks, TEXT_FILE } from './file-links.js';
import { Viewers } from './viewers.js';

export interface OpenFile extends OpenBlob {
  readonly mimeType: string;
  readonly filename: string;
}

/** Opens the files of contents by signed links. */
@Injectable()
export class FilesService {
  constructor(
    private readonly links: FileLinks,
    private readonly access: AccessService,
    private readonly meter: UsageMeter,
    private readonly viewers: Viewers,
    private readonly contents: ContentsRepository,
    private readonly blobs: BlobStore,
  ) {}

  /**
   * @throws AppError `file_link_ended` if the session or the membership has ended, the code of a rule that shuts a child out,
   *   `content_not_found` once the content is deleted
   */
  async open(token: string): Promise<OpenFile> {
    const link = this.links.read(token);
    if (!link) throw new AppError('file_link_ended');
    const actor = await this.actorOf(link);
    this.access.authorize(actor, 'view_content');
    await this.meter.require(actor, { area: 'contents' });
    const content = await this.contents.find(link.contentId, await this.viewers.of(actor));
    if (!content)
      throw new AppError((await this.contents.exists(link.contentId)) ? 'file_link_ended' : 'content_not_found');
    const { mimeType, filename } = content;
    if (link.name === TEXT_FILE) return { ...(await this.openText(content.id)), mimeType: 'text/plain', filename };
    const variant = await this.contents.variantOf(content.id, link.name);
    const blob = variant && (await this.blobs.open(variant.blobKey));
    if (!blob) throw new AppError('content_not_found');
    return { ...blob, mimeType: variant.mimeType ?? mimeType, filename };
  }

  /** What is a 401 for a token is the end of a link. */
  private async actorOf(link: FileLink): Promise<Actor> {
    try {
      return await this.access.recheck(link);
    } catch (error) {
      if (error instanceof AppError && error.status === 401)
        throw new AppError('file_link_ended', {}, { cause: error });
      throw error;
    }
  }

  private async openText(id: string): Promise<OpenBlob> {
    const text = await this.contents.textOf(id);
    if (text === null) throw new AppError('content_not_found');
    const bytes = Buffer.from(text);
    return { stream: Readable.from([bytes]), size: bytes.length };
  }
}
