import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { CalendarLinkBody, CreatedCalendarLinkBody } from '../../contract/calendars.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { toRest } from './calendar-links.presenter.js';
import { CalendarLinksService } from './calendar-links.service.js';
import { calendarLinkBody } from './calendars.dto.js';

@Controller('calendar-links')
export class CalendarLinksController {
  constructor(private readonly links: CalendarLinksService) {}

  @Get()
  @RequirePermission('view_family_settings')
  async list(@CurrentActor() actor: Actor): Promise<CalendarLinkBody[]> {
    return (await this.links.list(actor)).map(toRest);
  }

  @Post()
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Body() body: { household_id?: unknown } | undefined,
  ): Promise<CreatedCalendarLinkBody> {
    // An unknown household answers 404 before 422; a body without one is told so.
    if (body?.household_id !== undefined) await this.links.requireHousehold(actor, body.household_id);
    const { household_id: id, child_ids: childIds, names } = parse(calendarLinkBody, body ?? {});
    const household = await this.links.requireHousehold(actor, id);
    const { link, url } = await this.links.create(actor, household, { childIds, names });
    return { ...toRest(link), url };
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    await this.links.delete(actor, id);
  }
}
