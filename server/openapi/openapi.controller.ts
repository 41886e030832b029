import { Controller, Get, Req, Res, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { sha256Hex } from '../platform/crypto.js';
import { buildDocument } from './document.js';

/** Describes the REST calls for people and for generators of clients. */
@Controller('openapi.json')
export class OpenApiController {
  private document: { text: string; etag: string } | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  @Public()
  @Get()
  @RateLimit('api_document')
  get(@Req() request: Request, @Res() response: Response): void {
    this.document ??= this.build();
    response.setHeader('ETag', this.document.etag);
    response.setHeader('Cache-Control', 'public, max-age=300');
    if (request.fresh) response.status(304).end();
    else response.type('application/json').send(this.document.text);
  }

  /** Once, at the first request: the handlers of a running process do not change. */
  private build() {
    const controllers = this.discovery.getControllers().flatMap(({ metatype }) => (metatype ? [metatype as Type] : []));
    const text = JSON.stringify(buildDocument(controllers));
    return { text, etag: `"${sha256Hex(text).slice(0, 32)}"` };
  }
}
