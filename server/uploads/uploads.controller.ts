import { Controller, Delete, Head, HttpCode, Options, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { UPLOAD_TYPES } from '../../contract/uploads.js';
import { CurrentActor, Public, RefuseDevices, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { AppError } from '../platform/errors/app-error.js';
import { bytesIn, metadataIn, OFFSET_STREAM, requireVersion, TUS_EXTENSIONS, TUS_VERSION } from './tus/tus.js';
import { readMetadata, requireSize } from './tus/upload-metadata.js';
import type { Upload } from './upload.js';
import { UploadsService } from './uploads.service.js';

const LARGEST = Math.max(...Object.values(UPLOAD_TYPES).map(({ maxBytes }) => maxBytes));

/** Files in parts, by tus 1.0 (https://tus.io/protocols/resumable-upload). */
@Controller('uploads')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  @Options()
  @HttpCode(204)
  @Public()
  @RateLimit('upload_parts')
  describe(@Res({ passthrough: true }) response: Response): void {
    response.setHeader('Tus-Version', TUS_VERSION);
    response.setHeader('Tus-Extension', TUS_EXTENSIONS);
    response.setHeader('Tus-Max-Size', LARGEST);
  }

  @Post()
  @RequirePermission('upload_content')
  @RefuseDevices()
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    requireVersion(request);
    this.uploads.requireStorage();
    const metadata = readMetadata(metadataIn(request));
    const size = bytesIn(request, 'Upload-Length');
    requireSize(size, metadata.mimeType);
    const upload = await this.uploads.create(actor, metadata, size);
    // Without a host, so that it is right behind every proxy.
    response.setHeader('Location', `/api/v1/uploads/${upload.id}`);
    sayProgress(response, upload);
  }

  @Head(':id')
  @RequirePermission('upload_content')
  @RefuseDevices()
  @RateLimit('upload_parts')
  @FreshSignIn('never')
  async progress(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    requireVersion(request);
    const upload = await this.uploads.find(actor, id);
    // A client would take a whole upload for a stored file.
    if (upload.problem) throw new AppError('upload_not_found');
    response.setHeader('Upload-Length', upload.size);
    sayProgress(response, upload);
  }

  @Patch(':id')
  @HttpCode(204)
  @RequirePermission('upload_content')
  @RefuseDevices()
  @RateLimit('upload_parts')
  @FreshSignIn('never')
  async append(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    requireVersion(request);
    this.uploads.requireStorage();
    const upload = await this.uploads.find(actor, id);
    if (request.get('Content-Type') !== OFFSET_STREAM) throw new AppError('unsupported_media_type');
    const offset = bytesIn(request, 'Upload-Offset');
    const left = upload.size - offset;
    if (Number(request.get('Content-Length') ?? 0) > left) throw new AppError('payload_too_large');
    sayProgress(response, await this.uploads.append(upload, offset, atMost(left, request)));
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('upload_content')
  @RefuseDevices()
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async terminate(@CurrentActor() actor: Actor, @Param('id') id: string, @Req() request: Request): Promise<void> {
    requireVersion(request);
    await this.uploads.terminate(await this.uploads.find(actor, id));
  }
}

function sayProgress(response: Response, { received, expiresAt }: Upload): void {
  response.setHeader('Upload-Offset', received);
  response.setHeader('Upload-Expires', expiresAt.toUTCString());
}

/** Also for bodies that do not say their length. A line that breaks is no fault of this service. */
async function* atMost(limit: number, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  let count = 0;
  try {
    for await (const bytes of source) {
      count += bytes.length;
      if (count > limit) throw new AppError('payload_too_large');
      yield bytes;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('bad_request', {}, { cause: error });
  }
}
