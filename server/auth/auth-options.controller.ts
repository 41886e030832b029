import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { AuthOptionsBody } from '../../contract/users.js';
import { Public } from '../access/access.decorators.js';
import { isListShown } from '../access/waitlist-gate.js';
import { Config } from '../platform/config/config.js';
import { WaitlistSettings } from '../waitlist/waitlist-settings.js';
import { PracticeProvider } from './practice/practice-provider.js';

/** What the login page has to know before anybody is signed in. */
@Controller('auth/options')
export class AuthOptionsController {
  constructor(
    private readonly config: Config,
    private readonly practice: PracticeProvider,
    private readonly waitlistSettings: WaitlistSettings,
  ) {}

  @Public()
  @Get()
  async options(@Req() request: Request): Promise<AuthOptionsBody> {
    const { google, passwordLogin, retentionDays } = this.config;
    return {
      google: google ? 'google' : this.practice.answers(request) ? 'practice' : 'off',
      password: passwordLogin,
      google_client_id: google?.clientId ?? null,
      retention_days: retentionDays,
      waitlist: isListShown(await this.waitlistSettings.current()),
    };
  }
}
