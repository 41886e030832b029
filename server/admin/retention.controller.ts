import { Controller, Get } from '@nestjs/common';
import type { RetentionClassBody } from '../../contract/admin.js';
import { RequirePermission } from '../access/access.decorators.js';
import { RetentionClasses } from '../privacy/retention-classes.js';

/** What the next sweeps would delete. Nothing is deleted by looking. */
@Controller('admin/retention')
export class RetentionController {
  constructor(private readonly retention: RetentionClasses) {}

  @Get()
  @RequirePermission('manage_system_settings')
  dryRun(): Promise<RetentionClassBody[]> {
    return this.retention.dryRun();
  }
}
