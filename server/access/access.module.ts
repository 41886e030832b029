import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { AccessGuard } from './access.guard.js';
import { AccessService } from './access.service.js';
import { AccessChanges } from './access-changes.js';
import { AccessStates } from './access-states.js';
import { AccessTokens } from './access-tokens.js';
import { ActorActivity } from './actor-activity.js';
import { Admins } from './admins.js';
import { AdmissionRules } from './admission-rules.js';
import { RateLimiter } from './rate-limiter.js';
import { StaffMembers } from './staff-members.js';

/** Who calls, what they may do, and how often. Every feature may use it. */
@Global()
@Module({
  providers: [
    DatabaseClock,
    AccessTokens,
    AccessChanges,
    AccessStates,
    ActorActivity,
    AdmissionRules,
    AccessService,
    Admins,
    PreparedStatements,
    RateLimiter,
    StaffMembers,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    DatabaseClock,
    AccessTokens,
    AccessChanges,
    AccessStates,
    AccessService,
    ActorActivity,
    Admins,
    AdmissionRules,
    RateLimiter,
    StaffMembers,
  ],
})
export class AccessModule {}
