import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { AccountController } from './account.controller.js';
import { AdminAlerts } from './admin-alerts.js';
import { AuthController } from './auth.controller.js';
import { AuthOptionsController } from './auth-options.controller.js';
import { AuthPurge } from './auth-purge.js';
import { DevelopmentAccounts } from './development/development-accounts.js';
import { DevelopmentIdentityProvider } from './development/development-identity-provider.js';
import { DevelopmentProviderController } from './development/development-provider.controller.js';
import { EmailVerificationController } from './email-verification/email-verification.controller.js';
import { EmailVerificationService } from './email-verification/email-verification.service.js';
import { FreshSignInsController } from './fresh-sign-in/fresh-sign-ins.controller.js';
import { FreshSignInsResolver } from './fresh-sign-in/fresh-sign-ins.resolver.js';
import { FreshSignIns } from './fresh-sign-in/fresh-sign-ins.service.js';
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
import { PasskeyChallenges } from './passkeys/passkey-challenges.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PasskeySignIns } from './passkeys/passkey-sign-ins.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { PasskeysResolver } from './passkeys/passkeys.resolver.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { PasswordChangeService } from './password-change.service.js';
import { ForgottenPasswords } from './password-reset/forgotten-passwords.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
import { PasswordResetResolver } from './password-reset/password-reset.resolver.js';
import { PasswordResetService } from './password-reset/password-reset.service.js';
import { Passwords } from './passwords.js';
import { RefreshService } from './refresh.service.js';
import { SecondStepController } from './second-step/second-step.controller.js';
import { SecondStepResolver } from './second-step/second-step.resolver.js';
import { SecondStepService } from './second-step/second-step.service.js';
import { SecondStepAdmission } from './second-step/second-step-admission.js';
import { SecondStepCodes } from './second-step/second-step-codes.js';
import { SecondStepSignIns } from './second-step/second-step-sign-ins.js';
import { SecondStepTickets } from './second-step/second-step-tickets.js';
import { SecondStepsRepository } from './second-step/second-steps.repository.js';
import { SessionActivity } from './session-activity.js';
import { SessionsResolver } from './sessions.resolver.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SignInWays } from './sign-in-ways.js';

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
    FreshSignInsController,
    PasskeySignInController,
    PasskeysController,
    PasswordResetController,
    SecondStepController,
  ],
  providers: [
    AdminAlerts,
    AuthPurge,
    DevelopmentAccounts,
    DevelopmentIdentityProvider,
    EmailVerificationService,
    ForgottenPasswords,
    FreshSignIns,
    FreshSignInsResolver,
    GoogleLinks,
    GoogleService,
    GoogleSignIns,
    IdentityProvider,
    OauthStates,
    OneTimeCodes,
    PasskeyChallenges,
    PasskeySignIns,
    PasskeysRepository,
    PasskeysResolver,
    PasskeysService,
    PasswordChangeService,
    PasswordResetResolver,
    PasswordResetService,
    Passwords,
    RefreshService,
    RelyingParty,
    SecondStepAdmission,
    SecondStepCodes,
    SecondStepResolver,
    SecondStepService,
    SecondStepSignIns,
    SecondStepTickets,
    SecondStepsRepository,
    SessionActivity,
    SessionsResolver,
    SessionsService,
    SignInService,
    SignInWays,
    StaffRoles,
  ],
  exports: [SessionsService],
})
export class AuthModule {}
