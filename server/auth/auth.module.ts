import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthOptionsController } from './auth-options.controller.js';
import { AuthPurge } from './auth-purge.js';
import { DevelopmentAccounts } from './development/development-accounts.js';
import { DevelopmentIdentityProvider } from './development/development-identity-provider.js';
import { DevelopmentProviderController } from './development/development-provider.controller.js';
import { EmailVerificationController } from './email-verification/email-verification.controller.js';
import { EmailVerificationService } from './email-verification/email-verification.service.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleService } from './google/google.service.js';
import { GoogleLinksController } from './google/google-links.controller.js';
import { GoogleLinks } from './google/google-links.js';
import { GoogleSignIns } from './google/google-sign-ins.js';
import { IdentityProvider } from './google/identity-provider.js';
import { OauthStates } from './google/oauth-states.js';
import { OneTimeCodes } from './google/one-time-codes.js';
import { StaffRoles } from './google/staff-roles.js';
import { IdentitiesModule } from './identities/identities.module.js';
import { PasswordChangeService } from './password-change.service.js';
import { ForgottenPasswords } from './password-reset/forgotten-passwords.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
import { PasswordResetResolver } from './password-reset/password-reset.resolver.js';
import { PasswordResetService } from './password-reset/password-reset.service.js';
import { Passwords } from './passwords.js';
import { RefreshService } from './refresh.service.js';
import { SessionActivity } from './session-activity.js';
import { SessionsResolver } from './sessions.resolver.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

/** Sign-in with a password and with Google, tokens and sessions. */
@Module({
  imports: [IdentitiesModule, MailModule, UsersModule, WaitlistModule, NotificationsModule],
  controllers: [
    AuthController,
    AuthOptionsController,
    AccountController,
    GoogleController,
    GoogleLinksController,
    DevelopmentProviderController,
    EmailVerificationController,
    PasswordResetController,
  ],
  providers: [
    AuthPurge,
    DevelopmentAccounts,
    DevelopmentIdentityProvider,
    EmailVerificationService,
    ForgottenPasswords,
    GoogleLinks,
    GoogleService,
    GoogleSignIns,
    IdentityProvider,
    OauthStates,
    OneTimeCodes,
    PasswordChangeService,
    PasswordResetResolver,
    PasswordResetService,
    Passwords,
    RefreshService,
    SessionActivity,
    SessionsResolver,
    SessionsService,
    SignInService,
    StaffRoles,
  ],
  exports: [SessionsService],
})
export class AuthModule {}
