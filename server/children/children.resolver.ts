import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { requestLanguage } from '../platform/request-context.js';
import { parse } from '../platform/validation/parse.js';
import {
  ChildConsentObject,
  ChildObject,
  ConsentTextObject,
  CreateChildInput,
  DataCardEntryObject,
  UpdateChildInput,
} from './child.types.js';
import { childBody, childPatch } from './children.dto.js';
import { consentToGraphql, toGraphql } from './children.presenter.js';
import { newChildOf, profileOf } from './children.requests.js';
import { ChildrenService } from './children.service.js';
import { consentText } from './consent-text.js';
import { DataCard } from './data-card.js';

@Resolver(() => ChildObject)
export class ChildrenResolver {
  constructor(
    private readonly service: ChildrenService,
    private readonly dataCards: DataCard,
  ) {}

  @Query(() => [ChildObject], { description: 'Every child that the account looks after' })
  @RequirePermission('view_child_profiles')
  async children(@CurrentActor() actor: Actor): Promise<ChildObject[]> {
    return (await this.service.list(actor)).map(toGraphql);
  }

  @Query(() => ChildObject)
  @RequirePermission('view_child_profiles')
  async child(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<ChildObject> {
    return toGraphql(await this.service.require(actor, id, 'view'));
  }

  @Query(() => ConsentTextObject, { description: 'What a guardian agrees to' })
  @RequirePermission('view_child_profiles')
  consentText(): ConsentTextObject {
    return consentText(requestLanguage());
  }

  @Query(() => [ChildConsentObject], { description: 'The newest first' })
  @RequirePermission('view_child_profiles')
  async childConsents(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
  ): Promise<ChildConsentObject[]> {
    const child = await this.service.require(actor, childId, 'manage');
    return (await this.service.consentsOf(child)).map(consentToGraphql);
  }

  @Query(() => [DataCardEntryObject], { description: 'Everything that is stored about the child' })
  @RequirePermission('view_child_profiles')
  async childDataCard(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
  ): Promise<DataCardEntryObject[]> {
    return this.dataCards.of(await this.service.require(actor, childId, 'manage'), requestLanguage());
  }

  @Mutation(() => ChildObject)
  @RequirePermission('manage_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createChild(@CurrentActor() actor: Actor, @Args('input') input: CreateChildInput): Promise<ChildObject> {
    const { ageBand, readingLevel, timeZone, householdId, consentVersion, consentSha256, ...same } = input;
    const body = parse(
      childBody,
      withoutNulls({
        ...same,
        age_band: ageBand,
        reading_level: readingLevel,
        time_zone: timeZone,
        household_id: householdId,
        consent: { text_version: consentVersion, text_sha256: consentSha256 ?? undefined, agreed: true },
      }),
    );
    return toGraphql(await this.service.create(actor, newChildOf(body)));
  }

  @Mutation(() => ChildObject)
  @RequirePermission('manage_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateChild(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') input: UpdateChildInput,
  ): Promise<ChildObject> {
    const child = await this.service.require(actor, id, 'manage');
    const { ageBand, readingLevel, timeZone, note, ...same } = input;
    const named = withoutNulls({ ...same, age_band: ageBand, reading_level: readingLevel, time_zone: timeZone });
    const patch = parse(childPatch, note === undefined ? named : { ...named, note });
    return toGraphql(await this.service.update(actor, child, profileOf(patch)));
  }

  @Mutation(() => ChildObject, { description: 'Lets the child in again' })
  @RequirePermission('manage_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async giveChildConsent(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @Args('textVersion', { type: () => String }) version: string,
    @Args('textSha256', { type: () => String, nullable: true }) sha256?: string,
  ): Promise<ChildObject> {
    const child = await this.service.require(actor, childId, 'manage');
    return toGraphql(await this.service.giveConsent(actor, child, { version, sha256: sha256 ?? undefined }));
  }

  @Mutation(() => ChildObject, { description: 'Shuts the child out until a guardian consents again' })
  @RequirePermission('manage_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async withdrawChildConsent(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
  ): Promise<ChildObject> {
    const child = await this.service.require(actor, childId, 'manage');
    await this.service.withdrawConsent(actor, child);
    return toGraphql(await this.service.require(actor, childId, 'view'));
  }
}

/** GraphQL clients send null for what they leave out. */
function withoutNulls(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
}
