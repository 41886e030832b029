import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { toGraphql } from './calendar-links.presenter.js';
import { CalendarLinksService } from './calendar-links.service.js';
import { calendarLinkBody } from './calendars.dto.js';
import { CalendarLinkObject, CreateCalendarLinkInput, CreatedCalendarLinkObject } from './calendars.types.js';

@Resolver()
export class CalendarLinksResolver {
  constructor(private readonly links: CalendarLinksService) {}

  @Query(() => [CalendarLinkObject], { description: "The caller's own" })
  @RequirePermission('view_family_settings')
  async calendarLinks(@CurrentActor() actor: Actor): Promise<CalendarLinkObject[]> {
    return (await this.links.list(actor)).map(toGraphql);
  }

  @Mutation(() => CreatedCalendarLinkObject, { description: 'For guardians' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createCalendarLink(
    @CurrentActor() actor: Actor,
    @Args('input') { householdId, childIds, names }: CreateCalendarLinkInput,
  ): Promise<CreatedCalendarLinkObject> {
    const household = await this.links.requireHousehold(actor, householdId);
    const given = { household_id: householdId, child_ids: childIds ?? undefined, names: names ?? undefined };
    const body = parse(calendarLinkBody, given);
    const { link, url } = await this.links.create(actor, household, { childIds: body.child_ids, names: body.names });
    return { ...toGraphql(link), url };
  }

  @Mutation(() => Boolean)
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteCalendarLink(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<boolean> {
    await this.links.delete(actor, id);
    return true;
  }
}
