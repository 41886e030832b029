import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { RequestState } from '../../contract/controls.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildHelp } from '../escalation/child-help.js';
import { RequestStateEnum } from '../graphql/enums.js';
import { parse } from '../platform/validation/parse.js';
import { RequestDecisions } from './request-decisions.js';
import { decisionBody, helpBody, requestBody } from './requests.dto.js';
import { createdToGraphql, helpToGraphql, toGraphql } from './requests.presenter.js';
import { RequestsService } from './requests.service.js';
import { ChildRequestObject, CreateRequestInput, DecideRequestInput, HelpAnswerObject } from './requests.types.js';

@Resolver()
export class RequestsResolver {
  constructor(
    private readonly requests: RequestsService,
    private readonly decisions: RequestDecisions,
    private readonly help: ChildHelp,
  ) {}

  @Query(() => [ChildRequestObject], {
    name: 'requests',
    description: 'The newest first. Guardians see those of their children, helpers those for time, a device its own.',
  })
  @RequirePermission('view_child_profiles', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async list(
    @CurrentActor() actor: Actor,
    @Args('state', { type: () => RequestStateEnum, nullable: true }) state: RequestState | null,
    @Args('childId', { type: () => ID, nullable: true }) childId: string | null,
  ): Promise<ChildRequestObject[]> {
    return (await this.requests.list(actor, { state: state ?? null, childId: childId ?? null })).map(toGraphql);
  }

  @Mutation(() => ChildRequestObject, {
    description: 'Asks the grown-ups. CONFLICT if the child has asked this already.',
  })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createRequest(
    @CurrentActor() actor: Actor,
    @Args('input') input: CreateRequestInput,
  ): Promise<ChildRequestObject> {
    const child = await this.requests.requireChild(actor);
    return createdToGraphql(await this.requests.create(child, parse(requestBody, { ...input })));
  }

  @Mutation(() => HelpAnswerObject, { description: 'Help for a child, at any time. No request comes of it.' })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async askForHelp(
    @CurrentActor() actor: Actor,
    @Args('message', { type: () => String, nullable: true }) message: string | null,
  ): Promise<HelpAnswerObject> {
    const child = await this.requests.requireChild(actor);
    const asked = parse(helpBody, { kind: 'help', ...(message === null ? {} : { message }) });
    return helpToGraphql(await this.help.ask(child.userId, asked.message));
  }

  @Mutation(() => ChildRequestObject, { description: 'The first decision counts. CONFLICT for a later one.' })
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async decideRequest(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') input: DecideRequestInput,
  ): Promise<ChildRequestObject> {
    const asked = await this.decisions.require(actor, id);
    return toGraphql(await this.decisions.decide(actor, asked, parse(decisionBody, { ...input })));
  }
}
