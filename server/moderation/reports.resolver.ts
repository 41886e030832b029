import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { ReportDecision, ReportStatus } from '../../contract/moderation.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { ReportDecisionEnum, ReportStatusEnum } from '../graphql/enums.js';
import { page, pageRange } from '../graphql/page.js';
import { MessagesService } from '../messages/messages.service.js';
import { parse } from '../platform/validation/parse.js';
import { searchWords } from '../platform/validation/text.js';
import { breakGlassBody, decisionArguments, reportReason } from './moderation.dto.js';
import { toGraphql, toGraphqlDetail, toGraphqlRow, toReceipt } from './report.presenter.js';
import { ReportChange, ReportDetailObject, ReportObject, ReportPage, ReportReceipt } from './report.types.js';
import { type ReportChanged, ReportChanges } from './report-changes.js';
import { ReportsService } from './reports.service.js';

@Resolver(() => ReportObject)
export class ReportsResolver {
  constructor(
    private readonly reports: ReportsService,
    private readonly messages: MessagesService,
    private readonly conversations: ConversationsService,
    private readonly changes: ReportChanges,
  ) {}

  @Query(() => ReportPage)
  @RequirePermission('view_moderation_dashboard')
  async moderationReports(
    @CurrentActor() actor: Actor,
    @Args('status', { type: () => ReportStatusEnum, nullable: true }) status: ReportStatus | null,
    @ArgWithDefault('limit', () => Int, 20) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @ArgWithDefault('reversed', () => Boolean, false) reversed: boolean,
  ): Promise<ReportPage> {
    const range = parse(pageRange, { limit, offset });
    const { items, total } = await this.reports.list({
      viewerId: actor.userId,
      status,
      search: parse(searchWords, search, 'search'),
      reversed,
      ...range,
    });
    const quotable = await this.conversations.findQuotable(items.map(({ conversationId }) => conversationId));
    return page(
      items.map((report) => toGraphqlRow(report, quotable)),
      total,
      range.offset,
    );
  }

  @Query(() => ReportDetailObject)
  @RequirePermission('view_moderation_dashboard')
  async moderationReport(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string) {
    return toGraphqlDetail(await this.reports.view(actor, id));
  }

  @Mutation(() => ReportObject)
  @RequirePermission('manage_reports')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async claimReport(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string) {
    return toGraphql(await this.reports.claim(actor, id));
  }

  @Mutation(() => ReportObject)
  @RequirePermission('manage_reports')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async releaseReport(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string) {
    return toGraphql(await this.reports.release(actor, id));
  }

  @Mutation(() => ReportObject)
  @RequirePermission('manage_reports')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async decideReport(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('decision', { type: () => ReportDecisionEnum }) decision: ReportDecision,
    @Args('note', { type: () => String, nullable: true }) note: string | null,
  ) {
    // A report that does not exist is reported before invalid arguments.
    await this.reports.get(actor, id);
    const checked = parse(decisionArguments, { decision, note });
    return toGraphql(await this.reports.decide(actor, id, checked.decision, checked.note ?? null));
  }

  @Mutation(() => ReportObject, { description: 'Takes back a decision of the moderator, in its first seconds.' })
  @RequirePermission('manage_reports')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async undoReportDecision(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string) {
    return toGraphql(await this.reports.undo(actor, id));
  }

  @Mutation(() => ReportDetailObject, {
    description: 'Opens more than the excerpt, or a sealed case, for 30 minutes. It is logged.',
  })
  @RequirePermission('manage_reports')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async breakReportGlass(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('reason', { type: () => String }) reason: string,
  ) {
    const report = await this.reports.requireOfOthers(actor, id);
    const checked = parse(breakGlassBody, { reason });
    return toGraphqlDetail(await this.reports.breakGlass(actor, report, checked.reason));
  }

  @Subscription(() => ReportChange, {
    description: 'At once, then whenever a report is filed, claimed, released or decided',
    resolve: ({ report }: ReportChanged) => ({ report: report && toGraphql(report) }),
  })
  @RequirePermission('view_moderation_dashboard')
  reportChanged(@CurrentActor() actor: Actor): AsyncIterableIterator<ReportChanged> {
    return this.changes.watch(actor.userId);
  }

  @Mutation(() => ReportReceipt)
  @RequirePermission('view_conversations')
  @RateLimit('reports')
  @FreshSignIn('never')
  async reportMessage(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('messageId', { type: () => ID }) messageId: string,
    @Args('reason', { type: () => String }) reason: string,
  ): Promise<ReportReceipt> {
    await this.messages.authorize(actor, 'read', conversationId, messageId);
    const checked = parse(reportReason, { reason });
    return toReceipt(await this.reports.report(actor, conversationId, messageId, checked.reason));
  }
}
