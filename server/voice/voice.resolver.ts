import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { VoiceConsentPurpose } from '../../contract/voice.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildrenService } from '../children/children.service.js';
import { VoiceConsentPurposeEnum } from '../graphql/enums.js';
import { requestLanguage } from '../platform/request-context.js';
import { parse } from '../platform/validation/parse.js';
import { named } from './voice.controller.js';
import { voicePatch } from './voice.dto.js';
import { bodyOf, consentToGraphql, toGraphql } from './voice.presenter.js';
import { VoiceService } from './voice.service.js';
import { ChildVoiceObject, UpdateChildVoiceInput, VoiceConsentObject, VoiceConsentTextObject } from './voice.types.js';
import { VoiceConsentTexts } from './voice-consent-texts.js';

const ChildId = () => Args('childId', { type: () => ID });

@Resolver()
export class VoiceResolver {
  constructor(
    private readonly children: ChildrenService,
    private readonly voices: VoiceService,
    private readonly texts: VoiceConsentTexts,
  ) {}

  @Query(() => [VoiceConsentTextObject])
  @RequirePermission('view_child_profiles')
  voiceConsentTexts(): VoiceConsentTextObject[] {
    return this.texts.list(requestLanguage());
  }

  @Query(() => ChildVoiceObject, { description: 'Also for a device, of its own child' })
  @RequirePermission('view_child_profiles', 'view_device_profiles')
  @AllowBlocked('budget_used')
  async childVoice(@CurrentActor() actor: Actor, @ChildId() childId: string): Promise<ChildVoiceObject> {
    return toGraphql(await this.voices.read(await this.voices.requireReadable(actor, childId)));
  }

  @Query(() => [VoiceConsentObject], { description: 'The newest first' })
  @RequirePermission('view_child_profiles')
  async childVoiceConsents(@CurrentActor() actor: Actor, @ChildId() childId: string): Promise<VoiceConsentObject[]> {
    const child = await this.children.require(actor, childId, 'manage');
    return (await this.voices.consentsOf(child)).map(consentToGraphql);
  }

  @Mutation(() => ChildVoiceObject)
  @RequirePermission('manage_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateChildVoice(
    @CurrentActor() actor: Actor,
    @ChildId() childId: string,
    @Args('input') input: UpdateChildVoiceInput,
  ): Promise<ChildVoiceObject> {
    const child = await this.children.require(actor, childId, 'manage');
    return toGraphql(await this.voices.change(actor, child, named(parse(voicePatch, bodyOf(input)))));
  }

  @Mutation(() => ChildVoiceObject, { description: 'Lets words of the child go to the receiver that the text names' })
  @RequirePermission('manage_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async giveChildVoiceConsent(
    @CurrentActor() actor: Actor,
    @ChildId() childId: string,
    @Args('purpose', { type: () => VoiceConsentPurposeEnum }) purpose: VoiceConsentPurpose,
    @Args('textVersion', { type: () => String }) version: string,
    @Args('textSha256', { type: () => String, nullable: true }) sha256?: string,
  ): Promise<ChildVoiceObject> {
    const child = await this.children.require(actor, childId, 'manage');
    return toGraphql(await this.voices.giveConsent(actor, child, purpose, { version, sha256: sha256 ?? undefined }));
  }

  @Mutation(() => ChildVoiceObject)
  @RequirePermission('manage_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async withdrawChildVoiceConsent(
    @CurrentActor() actor: Actor,
    @ChildId() childId: string,
    @Args('purpose', { type: () => VoiceConsentPurposeEnum }) purpose: VoiceConsentPurpose,
  ): Promise<ChildVoiceObject> {
    const child = await this.children.require(actor, childId, 'manage');
    return toGraphql(await this.voices.withdrawConsent(actor, child, purpose));
  }
}
