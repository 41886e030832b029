import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentitiesModule } from '../auth/identities/identities.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { AccountDataService } from './account-data.service.js';
import { AccountEndings } from './account-endings.js';
import { AccountProofs } from './account-proofs.js';
import { AuditPeopleResolver } from './audit-people.resolver.js';
import { LastAdminGuard } from './last-admin-guard.js';
import { UnfinishedErasures } from './unfinished-erasures.js';
import { User } from './user.entity.js';
import { UserActivity } from './user-activity.js';
import { UserLoaders } from './user-loaders.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';
import { UsersAdminResolver } from './users-admin.resolver.js';
import { UsersAdminService } from './users-admin.service.js';
import { WelcomeNotification } from './welcome-notification.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), IdentitiesModule, NotificationsModule, WaitlistModule],
  controllers: [UsersController],
  providers: [
    AccountDataService,
    AccountEndings,
    AccountProofs,
    AuditPeopleResolver,
    LastAdminGuard,
    UnfinishedErasures,
    UserActivity,
    UserLoaders,
    UsersAdminResolver,
    UsersAdminService,
    UsersRepository,
    UsersResolver,
    UsersService,
    WelcomeNotification,
  ],
  exports: [AccountDataService, AccountEndings, AccountProofs, UsersAdminService, UsersService],
})
export class UsersModule {}
