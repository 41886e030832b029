import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import type { ChildBody } from '../../contract/children.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { toRest } from '../children/children.presenter.js';
import { noBody } from '../platform/validation/parse.js';
import { PausesService } from './pauses.service.js';

/** Pauses all children of a household with one call. */
@Controller('households/:id/pause')
export class HouseholdPausesController {
  constructor(private readonly pauses: PausesService) {}

  @Put()
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async pause(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(noBody) _body: unknown,
  ): Promise<ChildBody[]> {
    return (await this.pauses.setForHousehold(actor, id, true)).map(toRest);
  }

  @Delete()
  @HttpCode(200)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async resume(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(noBody) _body: unknown,
  ): Promise<ChildBody[]> {
    return (await this.pauses.setForHousehold(actor, id, false)).map(toRest);
  }
}
