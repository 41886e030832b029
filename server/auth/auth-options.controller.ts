import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { AuthOptionsBody } from '../../contract/users.js';
import { Public } from '../access/access.decorators.js';
import { MailService } from '../mail/mail.service.js';
import { Config } from '../platform/config/config.js';
import { isGateClosed, isListShown } from '../waitlist/waitlist-gate.js';
import { WaitlistSettings } from '../waitlist/waitlist-settings.js';
import { DevelopmentIdentityProvider } from './development/development-identity-provider.js';
import { RelyingParty } from './passkeys/relying-party.js';

/** What the login page needs before the user signs in. */
@Controller('auth/options')
export class AuthOptionsController {
  constructor(
    private readonly config: Config,
    private readonly development: DevelopmentIdentityProvider,
    private readonly waitlistSettings: WaitlistSettings,
    private readonly mail: MailService,
    private readonly relyingParty: RelyingParty,
  ) {}

  @Public()
  @Get()
  async options(@Req() request: Request): Promise<AuthOptionsBody> {
    const { google, passwordLogin, retentionDays } = this.config;
    const rules = await this.waitlistSettings.current();
    return {
      google: google ? 'google' : this.development.isAvailableTo(request) ? 'practice' : 'off',
      password: passwordLogin,
      google_client_id: google?.clientId ?? null,
      retention_days: retentionDays,
      waitlist: isListShown(rules),
      approval_required: isGateClosed(rules),
      mail: this.mail.isOn,
      passkey_host: this.relyingParty.host,
    };
  }
}
