import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthOptionsController } from './auth-options.controller.js';
import { AuthPurge } from './auth-purge.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleService } from './google/google.service.js';
import { GoogleAccounts } from './google/google-accounts.js';
import { GoogleLinks } from './google/google-links.js';
import { Identities } from './google/identities.js';
import { OauthStates } from './google/oauth-states.js';
import { OneTimeCodes } from './google/one-time-codes.js';
import { PasswordChangeService } from './password-change.service.js';
import { Passwords } from './passwords.js';
import { PracticeController } from './practice/practice.controller.js';
import { PracticeAccounts } from './practice/practice-accounts.js';
import { PracticeProvider } from './practice/practice-provider.js';
import { RefreshService } from './refresh.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

/** Sign-in by password and by Google, tokens and sessions. */
@Module({
  imports: [UsersModule, WaitlistModule, NotificationsModule],
  controllers: [AuthController, AuthOptionsController, AccountController, GoogleController, PracticeController],
  providers: [
    Passwords,
    SessionsService,
    RefreshService,
    SignInService,
    PasswordChangeService,
    AuthPurge,
    OauthStates,
    OneTimeCodes,
    GoogleAccounts,
    GoogleLinks,
    Identities,
    GoogleService,
    PracticeProvider,
    PracticeAccounts,
  ],
  exports: [SessionsService],
})
export class AuthModule {}
