import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { UnfinishedErasures } from './unfinished-erasures.js';
import { User } from './user.entity.js';
import { UserObjects } from './user-objects.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([User]), WaitlistModule],
  controllers: [UsersController],
  providers: [UsersRepository, UsersResolver, UsersService, UserObjects, UnfinishedErasures],
  exports: [UsersService, UserObjects],
})
export class UsersModule {}
