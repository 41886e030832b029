import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { UsersModule } from '../users/users.module.js';
import { ChildAudiences } from './child-audiences.js';
import { ChildExport } from './child-export.js';
import { ChildrenController } from './children.controller.js';
import { ChildrenRepository } from './children.repository.js';
import { ChildrenResolver } from './children.resolver.js';
import { ChildrenService } from './children.service.js';
import { ConsentAdmission } from './consent-admission.js';
import { ConsentsRepository } from './consents.repository.js';
import { DataCard } from './data-card.js';
import { ErasuresController } from './erasures.controller.js';
import { ErasuresRepository } from './erasures.repository.js';
import { ErasuresResolver } from './erasures.resolver.js';
import { ErasuresService } from './erasures.service.js';
import { FamilyEndings } from './family-endings.js';
import { GuardianZones } from './guardian-zones.js';
import { PurposeConsents } from './purpose-consents.js';
import { ScheduledErasures } from './scheduled-erasures.js';

/** Profiles of children: consent, what is stored about them, export and erasure. */
@Module({
  imports: [ConversationsModule, HouseholdsModule, NotificationsModule, UsersModule],
  controllers: [ChildrenController, ErasuresController],
  providers: [
    ChildAudiences,
    ChildExport,
    ChildrenRepository,
    ChildrenResolver,
    ChildrenService,
    ConsentAdmission,
    ConsentsRepository,
    DataCard,
    ErasuresRepository,
    ErasuresResolver,
    ErasuresService,
    FamilyEndings,
    GuardianZones,
    PreparedStatements,
    PurposeConsents,
    ScheduledErasures,
  ],
  exports: [ChildAudiences, ChildrenService, PurposeConsents],
})
export class ChildrenModule {}
