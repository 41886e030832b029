import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { LearnFirstProgressBody } from '../../contract/controls.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildrenService } from '../children/children.service.js';
import { noBody } from '../platform/validation/parse.js';
import { progressToRest } from './controls.presenter.js';
import { LearnFirstService } from './learn-first.service.js';

@Controller('children/:id/learn-first')
export class LearnFirstController {
  constructor(
    private readonly children: ChildrenService,
    private readonly learnFirst: LearnFirstService,
  ) {}

  @Get()
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async progress(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<LearnFirstProgressBody> {
    return progressToRest(await this.learnFirst.progress(await this.children.require(actor, id, 'view_plan')));
  }

  @Post('waive')
  @HttpCode(200)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async waive(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(noBody) _body: unknown,
  ): Promise<LearnFirstProgressBody> {
    const child = await this.children.require(actor, id, 'manage');
    return progressToRest(await this.learnFirst.waive(actor, child));
  }
}
