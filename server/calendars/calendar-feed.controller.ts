import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { CalendarFeed } from './calendar-feed.service.js';

const SUFFIX = '.ics';

/** Calendars sign in by the token in the address alone. */
@Controller('calendars')
export class CalendarFeedController {
  constructor(private readonly feed: CalendarFeed) {}

  @Public()
  @Get(':file')
  @RateLimit('calendars')
  async read(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!file.endsWith(SUFFIX)) throw new AppError('calendar_link_not_found');
    const text = await this.feed.read(file.slice(0, -SUFFIX.length));
    const etag = `"${sha256Hex(text).slice(0, 32)}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'private, no-cache');
    // Also for readers that ask past the caches on their way.
    if (request.headers['if-none-match']?.includes(etag)) response.status(304).end();
    else response.type('text/calendar; charset=utf-8').send(text);
  }
}
