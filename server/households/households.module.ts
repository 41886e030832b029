import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PushModule } from '../push/push.module.js';
import { UsersModule } from '../users/users.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { ChildAdmission } from './child-admission.js';
import { FamilyChanges } from './family-changes.js';
import { Guardianships } from './guardianships.js';
import { HouseholdActivity } from './household-activity.js';
import { HouseholdPins } from './household-pins.js';
import { HouseholdTies } from './household-ties.js';
import { HouseholdsController } from './households.controller.js';
import { HouseholdsRepository } from './households.repository.js';
import { HouseholdsResolver } from './households.resolver.js';
import { HouseholdsService } from './households.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { MembersController } from './members.controller.js';
import { MembersRepository } from './members.repository.js';
import { MembersResolver } from './members.resolver.js';
import { MembersService } from './members.service.js';
import { MembershipEndings } from './membership-endings.js';
import { PushEndings } from './push-endings.js';

/** Households, their members and invitations, and who may act for which child. */
@Module({
  imports: [MailModule, NotificationsModule, PushModule, UsersModule, WaitlistModule],
  controllers: [HouseholdsController, InvitationsController, MembersController],
  providers: [
    ChildAdmission,
    FamilyChanges,
    Guardianships,
    HouseholdActivity,
    HouseholdPins,
    HouseholdTies,
    HouseholdsRepository,
    HouseholdsResolver,
    HouseholdsService,
    InvitationsRepository,
    InvitationsService,
    MembersRepository,
    MembersResolver,
    MembersService,
    MembershipEndings,
    PushEndings,
  ],
  exports: [
    FamilyChanges,
    Guardianships,
    HouseholdActivity,
    HouseholdPins,
    HouseholdTies,
    HouseholdsService,
    MembershipEndings,
  ],
})
export class HouseholdsModule {}
