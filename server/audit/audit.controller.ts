import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import type { AuditEntryBody, AuditIntegrityBody } from '../../contract/audit.js';
import { csvLine } from '../../contract/csv.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { auditCsvQuery, auditHeadQuery, auditQuery } from './audit.dto.js';
import { toRest } from './audit.presenter.js';
import { Audit } from './audit.service.js';
import { type AuditFilter, AuditLogService } from './audit-log.service.js';

const COLUMNS = ['id', 'at', 'action', 'actor', 'target', 'node', 'request_id', 'detail'] as const;

@Controller('admin')
@RequirePermission('manage_system_settings')
export class AuditController {
  constructor(
    private readonly log: AuditLogService,
    private readonly audit: Audit,
  ) {}

  @Get('audit')
  async list(
    @Query(new ZodPipe(auditQuery)) { limit, offset, reversed, ...filter }: z.output<typeof auditQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntryBody[]> {
    const { items, total } = await this.log.list(filter, { limit, offset, reversed });
    response.setHeader('X-Total-Count', String(total));
    return items.map(toRest.entry);
  }

  @Get('audit/integrity')
  async integrity(
    @Query(new ZodPipe(auditHeadQuery)) published: z.output<typeof auditHeadQuery>,
  ): Promise<AuditIntegrityBody> {
    return toRest.integrity(await this.log.integrity(published));
  }

  @Get('audit.csv')
  async csv(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(auditCsvQuery)) filter: z.output<typeof auditCsvQuery>,
    @Res() response: Response,
  ): Promise<void> {
    await this.audit.record({ action: 'audit_exported', actor: actor.userId });
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', 'attachment; filename="starling-audit.csv"');
    await pipeline(this.lines(filter), response);
  }

  private async *lines(filter: AuditFilter): AsyncGenerator<string> {
    yield csvLine(COLUMNS);
    for await (const logged of this.log.all(filter)) {
      const entry = toRest.entry(logged);
      yield csvLine(COLUMNS.map((name) => (name === 'detail' ? JSON.stringify(entry.detail) : entry[name])));
    }
  }
}
