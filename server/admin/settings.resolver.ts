import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { APP_VERSION } from '../../contract/version.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { Config } from '../platform/config/config.js';
import type { WaitlistRules } from '../waitlist/waitlist-gate.js';
import { WaitlistSettings } from '../waitlist/waitlist-settings.js';
import { AdminSettings, Installation, UpdateAdminSettingsInput } from './settings.types.js';

@Resolver(() => AdminSettings)
@RequirePermission('manage_system_settings')
export class SettingsResolver {
  constructor(
    private readonly settings: WaitlistSettings,
    private readonly config: Config,
  ) {}

  @Query(() => AdminSettings)
  async adminSettings(): Promise<AdminSettings> {
    return settingsObject(await this.settings.current());
  }

  @Query(() => Installation)
  installation(): Installation {
    const { environmentName: environment, analytics, errorReportingUrl } = this.config;
    return { version: APP_VERSION, environment, analytics, errorReporting: errorReportingUrl !== null };
  }

  @Mutation(() => AdminSettings)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateAdminSettings(
    @CurrentActor() actor: Actor,
    @Args('input') { waitlistEnabled, waitlistMode, waitlistAutoApprove }: UpdateAdminSettingsInput,
  ): Promise<AdminSettings> {
    const patch: Partial<WaitlistRules> = {
      ...(waitlistEnabled == null ? {} : { enabled: waitlistEnabled }),
      ...(waitlistMode == null ? {} : { mode: waitlistMode }),
      ...(waitlistAutoApprove == null ? {} : { autoApprove: waitlistAutoApprove }),
    };
    return settingsObject(await this.settings.update(patch, actor.userId));
  }
}

function settingsObject({ enabled, mode, autoApprove }: WaitlistRules): AdminSettings {
  return { waitlistEnabled: enabled, waitlistMode: mode, waitlistAutoApprove: autoApprove };
}
