import { Controller, Get, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { AnalyticsDayBody } from '../../contract/admin.js';
import { RequirePermission } from '../access/access.decorators.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { analyticsQuery } from './admin.dto.js';
import { AnalyticsService } from './analytics.service.js';

@Controller('admin/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Get()
  @RequirePermission('view_system_analytics')
  byDay(@Query(new ZodPipe(analyticsQuery)) { days }: z.output<typeof analyticsQuery>): Promise<AnalyticsDayBody[]> {
    return this.analytics.byDay(days);
  }
}
