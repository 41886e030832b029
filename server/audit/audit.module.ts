import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditResolver } from './audit.resolver.js';
import { Audit } from './audit.service.js';
import { AuditChain } from './audit-chain.js';
import { AuditIntegrityCheck } from './audit-integrity.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditPublisher } from './audit-publisher.js';
import { DeniedRequestLog } from './denied-request-log.js';
import { StaffViews } from './staff-views.js';

/** The audit log: every feature writes it; admins read, check and export it. */
@Global()
@Module({
  controllers: [AuditController],
  providers: [
    Audit,
    AuditChain,
    AuditIntegrityCheck,
    AuditLogService,
    AuditPublisher,
    AuditResolver,
    DeniedRequestLog,
    StaffViews,
  ],
  exports: [Audit, AuditIntegrityCheck, DeniedRequestLog, StaffViews],
})
export class AuditModule {}
