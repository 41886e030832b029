import { Module } from '@nestjs/common';
import { IdentitiesRepository } from './identities.repository.js';
import { IdentitiesService } from './identities.service.js';

/** Apart from `AuthModule`, because accounts show whether an identity is linked, and `AuthModule` needs accounts. */
@Module({
  providers: [IdentitiesRepository, IdentitiesService],
  exports: [IdentitiesService],
})
export class IdentitiesModule {}
