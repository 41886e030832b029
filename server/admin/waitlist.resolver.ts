import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { WaitlistSort, WaitlistState } from '../../contract/waitlist.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { byIds, RateLimit } from '../access/rate-limit.decorator.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { WaitlistSortEnum, WaitlistStateEnum } from '../graphql/enums.js';
import { page, pageRange } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import { searchWords } from '../platform/validation/text.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import { emailList } from './admin.dto.js';
import { StaffLooks } from './staff-looks.js';
import { WaitlistEntry, WaitlistPage } from './waitlist.types.js';

@Resolver(() => WaitlistEntry)
export class WaitlistResolver {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly looks: StaffLooks,
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
    await this.looks.note(actor, 'waitlist_viewed', { status, searched: Boolean(words), offset: range.offset });
    const { items, total } = await this.waitlist.list({
      status,
      search: words,
      sortBy,
      reversed,
      ...range,
    });
    return page(items, total, range.offset);
  }

  @Mutation(() => WaitlistEntry)
  @RequirePermission('approve_users')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  approveWaitlistEntry(@CurrentActor() actor: Actor, @Args('email') email: string): Promise<WaitlistEntry> {
    return this.waitlist.approve(email, actor.userId);
  }

  @Mutation(() => [String], { description: 'The addresses among these that were waiting' })
  @RequirePermission('approve_users')
  @RateLimit(byIds('graphql_changes', 'emails'))
  @FreshSignIn('never')
  approveWaitlistEntries(
    @CurrentActor() actor: Actor,
    @Args('emails', { type: () => [String] }) emails: string[],
  ): Promise<string[]> {
    return this.waitlist.approveMany(parse(emailList, emails, 'emails'), actor.userId);
  }

  @Mutation(() => [WaitlistEntry], {
    description: 'Approves those of these addresses that are on the list, each with a new invitation link',
  })
  @RequirePermission('approve_users')
  @RateLimit(byIds('graphql_changes', 'emails'))
  @FreshSignIn('never')
  inviteWaitlistEntries(
    @CurrentActor() actor: Actor,
    @Args('emails', { type: () => [String] }) emails: string[],
  ): Promise<WaitlistEntry[]> {
    return this.waitlist.invite(parse(emailList, emails, 'emails'), actor.userId);
  }

  @Mutation(() => Boolean)
  @RequirePermission('manage_waitlist')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async removeWaitlistEntry(@CurrentActor() actor: Actor, @Args('email') email: string): Promise<boolean> {
    await this.waitlist.remove(email, actor.userId);
    return true;
  }
}
