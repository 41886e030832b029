import { Controller, Get } from '@nestjs/common';
import type { OpeningBody } from '../../contract/children.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { ConversationOpenings } from './conversation-openings.js';

/** What a child may know about who reads along. */
@Controller('devices/me/openings')
export class OpeningsController {
  constructor(private readonly openings: ConversationOpenings) {}

  @Get()
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async list(@CurrentActor() actor: Actor): Promise<OpeningBody[]> {
    const openings = await this.openings.list(actor);
    return openings.map(({ at, by, conversationId }) => ({
      at: at.toISOString(),
      by,
      conversation_id: conversationId,
    }));
  }
}
