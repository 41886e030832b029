import { Body, Controller, Get, Patch } from '@nestjs/common';
import type { z } from 'zod';
import type { AdminSettingsBody } from '../../contract/admin.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ZodPipe } from '../platform/validation/parse.js';
import type { WaitlistRules } from '../waitlist/waitlist-gate.js';
import { WaitlistSettings } from '../waitlist/waitlist-settings.js';
import { settingsPatch } from './admin.dto.js';

@Controller('admin/settings')
@RequirePermission('manage_system_settings')
export class SettingsController {
  constructor(private readonly settings: WaitlistSettings) {}

  @Get()
  async get(): Promise<AdminSettingsBody> {
    return settingsBody(await this.settings.current());
  }

  @Patch()
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async update(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(settingsPatch)) patch: z.output<typeof settingsPatch>,
  ): Promise<AdminSettingsBody> {
    return settingsBody(
      await this.settings.update(
        {
          ...(patch.waitlist_enabled === undefined ? {} : { enabled: patch.waitlist_enabled }),
          ...(patch.waitlist_mode === undefined ? {} : { mode: patch.waitlist_mode }),
          ...(patch.waitlist_auto_approve === undefined ? {} : { autoApprove: patch.waitlist_auto_approve }),
        },
        actor.userId,
      ),
    );
  }
}

function settingsBody({ enabled, mode, autoApprove }: WaitlistRules): AdminSettingsBody {
  return { waitlist_enabled: enabled, waitlist_mode: mode, waitlist_auto_approve: autoApprove };
}
