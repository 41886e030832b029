import { pipeline } from 'node:stream/promises';
import { Controller, Get, Logger, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { FilesService } from './files.service.js';

/** Files are read by the signature in the path alone. */
@Controller('files')
export class FilesController {
  private readonly logger = new Logger('Files');

  constructor(private readonly files: FilesService) {}

  @Public()
  @Get(':link')
  @RateLimit('files')
  async read(@Param('link') link: string, @Res() response: Response): Promise<void> {
    const { stream, size, mimeType, filename } = await this.files.open(link);
    const isPicture = mimeType.startsWith('image/');
    response.setHeader(
      'Content-Type',
      isPicture || !mimeType.startsWith('text/') ? mimeType : 'text/plain; charset=utf-8',
    );
    response.setHeader('Content-Length', String(size));
    response.setHeader('Content-Disposition', dispositionOf(mimeType, filename));
    // Whatever the bytes are, they run nothing and load nothing.
    response.setHeader('Content-Security-Policy', 'sandbox');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'private, no-store');
    try {
      await pipeline(stream, response);
    } catch (error) {
      // The answer has begun, so that a broken file or a reader who left can only end it.
      this.logger.debug({ err: error }, 'A file was not read to its end');
    }
  }
}

/** Pictures and texts show; everything else is a download. The plain name is for old readers. */
function dispositionOf(mimeType: string, filename: string): string {
  const kind = mimeType.startsWith('image/') || mimeType.startsWith('text/') ? 'inline' : 'attachment';
  const plain = filename.replace(/[^\w.-]+/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, escapeCharacter)}`;
}

function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
