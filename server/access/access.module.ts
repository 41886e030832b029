import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AccessService } from './access.service.js';
import { AccessChanges } from './access-changes.js';
import { AccessStates } from './access-states.js';
import { AccessTokens } from './access-tokens.js';
import { ActivityRecorder } from './activity-recorder.js';
import { Admins } from './admins.js';
import { Audit } from './audit.service.js';
import { AuditChain } from './audit-chain.js';
import { AuditIntegrityCheck } from './audit-integrity.js';
import { AuditPublisher } from './audit-publisher.js';
import { DatabaseClock } from './database-clock.js';
import { PersonalData } from './personal-data.js';
import { RateLimiter } from './rate-limiter.js';
import { RefusalLog } from './refusal-log.js';

/** Who calls, what they may do, how often, and what is written down of it. Every feature may use it. */
@Global()
@Module({
  providers: [
    DatabaseClock,
    AccessTokens,
    AccessChanges,
    AccessStates,
    ActivityRecorder,
    AccessService,
    Admins,
    Audit,
    AuditChain,
    AuditIntegrityCheck,
    AuditPublisher,
    RateLimiter,
    PersonalData,
    RefusalLog,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    DatabaseClock,
    AccessTokens,
    AccessChanges,
    AccessService,
    Admins,
    Audit,
    AuditIntegrityCheck,
    RateLimiter,
    PersonalData,
    RefusalLog,
  ],
})
export class AccessModule {}
