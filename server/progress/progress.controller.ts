import { Controller, Get, Param, Query } from '@nestjs/common';
import type { DigestBody, ProgressBody } from '../../contract/progress.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { ChildrenService } from '../children/children.service.js';
import { parse } from '../platform/validation/parse.js';
import { dateIn, digestQuery, progressQuery } from './learning-events.dto.js';
import { digestToRest, progressToRest } from './progress.presenter.js';
import { ProgressService } from './progress.service.js';

/** What guardians see of a child's days. Queries are checked last: an unknown child answers 404 before 422. */
@Controller('children/:id')
export class ProgressController {
  constructor(
    private readonly children: ChildrenService,
    private readonly progress: ProgressService,
  ) {}

  @Get('digest')
  @RequirePermission('view_child_profiles')
  async digest(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: unknown): Promise<DigestBody> {
    const child = await this.children.require(actor, id, 'read_conversations');
    const { period, date } = parse(digestQuery, query);
    return digestToRest(child.id, period, await this.progress.digest(child, period, date));
  }

  @Get('progress')
  @RequirePermission('view_child_profiles')
  async read(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: unknown): Promise<ProgressBody> {
    const child = await this.children.require(actor, id, 'read_conversations');
    const { from, to } = parse(progressQuery, query);
    const span = {
      ...(from === undefined ? {} : { first: dateIn(child.timeZone, from) }),
      ...(to === undefined ? {} : { last: dateIn(child.timeZone, to) }),
    };
    return progressToRest(child.id, await this.progress.progress(child, span));
  }
}
