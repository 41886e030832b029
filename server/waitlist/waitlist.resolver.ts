import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { WaitlistSort, WaitlistState } from '../../contract/waitlist.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { byIds, RateLimit } from '../access/rate-limit.decorator.js';
import { StaffViews } from '../audit/staff-views.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { WaitlistSortEnum, WaitlistStateEnum } from '../graphql/enums.js';
import { page, pageRange } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import { searchWords } from '../platform/validation/text.js';
import { emailList } from './waitlist.dto.js';
import { toGraphql } from './waitlist.presenter.js';
import { WaitlistEntryObject, WaitlistPage } from './waitlist.types.js';
import { WaitlistDecisions } from './waitlist-decisions.js';
import { WaitlistQueries } from './waitlist-queries.js';

@Resolver(() => WaitlistEntryObject)
export class WaitlistResolver {
  constructor(
    private readonly waitlist: WaitlistQueries,
    private readonly decisions: WaitlistDecisions,
    private readonly views: StaffViews,
  ) {}

  @Query(() => WaitlistPage)
  @RequirePermission('view_waitlist')
  async waitlistEntries(
    @CurrentActor() actor: Actor,
    @Args('status', { type: () => WaitlistStateEnum, nullable: true }) status: WaitlistState | null,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @ArgWithDefault('limit', () => Int, 50) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
    @ArgWithDefault('sortBy', () => WaitlistSortEnum, 'place') sortBy: WaitlistSort,
    @ArgWithDefault('reversed', () => Boolean, false) reversed: boolean,
  ): Promise<WaitlistPage> {
    const range = parse(pageRange, { limit, offset });
    const words = parse(searchWords, search, 'search');
    await this.views.note(actor, 'waitlist_viewed', { status, searched: Boolean(words), offset: range.offset });
    const { items, total } = await this.waitlist.list({
      status,
      search: words,
      sortBy,
      reversed,
      ...range,
    });
    return page(items.map(toGraphql.listed), total, range.offset);
  }

  @Mutation(() => WaitlistEntryObject)
  @RequirePermission('approve_users')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async approveWaitlistEntry(@CurrentActor() actor: Actor, @Args('email') email: string): Promise<WaitlistEntryObject> {
    return toGraphql.invited(await this.decisions.approve(email, actor.userId));
  }

  @Mutation(() => [String], {
    description:
      'Approves addresses without invitations, and returns those that were waiting. These approvals cannot be undone',
  })
  @RequirePermission('approve_users')
  @RateLimit(byIds('graphql_changes', 'emails'))
  @FreshSignIn('never')
  approveWaitlistEntries(
    @CurrentActor() actor: Actor,
    @Args('emails', { type: () => [String] }) emails: string[],
  ): Promise<string[]> {
    return this.decisions.approveMany(parse(emailList, emails, 'emails'), actor.userId);
  }

  @Mutation(() => [WaitlistEntryObject], {
    description: 'Approves those of the addresses that are on the list, each with a new invitation link',
  })
  @RequirePermission('approve_users')
  @RateLimit(byIds('graphql_changes', 'emails'))
  @FreshSignIn('never')
  async inviteWaitlistEntries(
    @CurrentActor() actor: Actor,
    @Args('emails', { type: () => [String] }) emails: string[],
  ): Promise<WaitlistEntryObject[]> {
    const invited = await this.decisions.invite(parse(emailList, emails, 'emails'), actor.userId);
    return invited.map(toGraphql.invited);
  }

  @Mutation(() => [String], {
    description:
      'Takes back approvals of the last minute whose invitation is not used yet, and returns the addresses that wait again',
  })
  @RequirePermission('approve_users')
  @RateLimit(byIds('graphql_changes', 'emails'))
  @FreshSignIn('never')
  undoWaitlistApprovals(
    @CurrentActor() actor: Actor,
    @Args('emails', { type: () => [String] }) emails: string[],
  ): Promise<string[]> {
    return this.decisions.undoApprovals(parse(emailList, emails, 'emails'), actor.userId);
  }

  @Mutation(() => Boolean)
  @RequirePermission('manage_waitlist')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async removeWaitlistEntry(@CurrentActor() actor: Actor, @Args('email') email: string): Promise<boolean> {
    await this.decisions.remove(email, actor.userId);
    return true;
  }
}
