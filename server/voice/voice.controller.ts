import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  VOICE_CONSENTS,
  type VoiceConsentBody,
  type VoiceConsentTextBody,
  type VoiceSettings,
} from '../../contract/voice.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ChildrenService } from '../children/children.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { requestLanguage } from '../platform/request-context.js';
import { noBody, parse } from '../platform/validation/parse.js';
import { voiceConsentBody, voicePatch } from './voice.dto.js';
import { consentToRest, textToRest, toRest } from './voice.presenter.js';
import { VoiceService } from './voice.service.js';
import { VoiceConsentTexts } from './voice-consent-texts.js';

/** Bodies are checked after the child: an unknown one answers 404, a role that may not do it 403, before 422. */
@Controller()
export class VoiceController {
  constructor(
    private readonly children: ChildrenService,
    private readonly voices: VoiceService,
    private readonly texts: VoiceConsentTexts,
  ) {}

  @Get('voice/consent-texts')
  @RequirePermission('view_child_profiles')
  consentTexts(): VoiceConsentTextBody[] {
    return this.texts.list(requestLanguage()).map(textToRest);
  }

  @Get('children/:id/voice')
  @RequirePermission('view_child_profiles', 'view_device_profiles')
  @AllowBlocked('budget_used')
  async read(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<VoiceSettings> {
    return toRest(await this.voices.read(await this.voices.requireReadable(actor, id)));
  }

  @Patch('children/:id/voice')
  @RequirePermission('manage_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<VoiceSettings> {
    const child = await this.children.require(actor, id, 'manage');
    return toRest(await this.voices.change(actor, child, named(parse(voicePatch, body ?? {}))));
  }

  @Get('children/:id/voice/consents')
  @RequirePermission('view_child_profiles')
  async consents(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<VoiceConsentBody[]> {
    const child = await this.children.require(actor, id, 'manage');
    return (await this.voices.consentsOf(child)).map(consentToRest);
  }

  @Post('children/:id/voice/consents')
  @RequirePermission('manage_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async giveConsent(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<VoiceConsentBody> {
    const child = await this.children.require(actor, id, 'manage');
    const { purpose, text_version: version, text_sha256: sha256 } = parse(voiceConsentBody, body ?? {});
    await this.voices.giveConsent(actor, child, purpose, { version, sha256 });
    const lines = await this.voices.consentsOf(child);
    return consentToRest(lines.find((line) => line.purpose === purpose)!);
  }

  @Delete('children/:id/voice/consents/:purpose')
  @HttpCode(204)
  @RequirePermission('manage_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async withdrawConsent(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('purpose') given: string,
    @Body(noBody) _body: unknown,
  ): Promise<void> {
    const child = await this.children.require(actor, id, 'manage');
    const purpose = VOICE_CONSENTS.find((one) => one === given);
    if (!purpose) throw new AppError('not_found');
    await this.voices.withdrawConsent(actor, child, purpose);
  }
}

/** The fields that a patch names. */
export function named(patch: { [K in keyof VoiceSettings]?: VoiceSettings[K] | undefined }): Partial<VoiceSettings> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
