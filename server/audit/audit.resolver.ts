import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../access/access.decorators.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { page, pageRange } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import { auditFilter } from './audit.dto.js';
import { toGraphql } from './audit.presenter.js';
import { AuditEntryObject, AuditIntegrity, AuditPage } from './audit.types.js';
import { AuditLogService } from './audit-log.service.js';

@Resolver(() => AuditEntryObject)
@RequirePermission('manage_system_settings')
export class AuditResolver {
  constructor(private readonly log: AuditLogService) {}

  @Query(() => AuditPage)
  async auditEntries(
    @ArgWithDefault('limit', () => Int, 50) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
    @Args('action', { type: () => String, nullable: true }) action: string | null,
    @Args('person', { type: () => ID, nullable: true }) person: string | null,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @ArgWithDefault('reversed', () => Boolean, false) reversed: boolean,
  ): Promise<AuditPage> {
    const range = parse(pageRange, { limit, offset });
    const filter = parse(auditFilter, { action, person, search });
    const { items, total } = await this.log.list(filter, { ...range, reversed });
    return page(items, total, range.offset);
  }

  @Query(() => AuditIntegrity)
  async auditIntegrity(): Promise<AuditIntegrity> {
    return toGraphql.integrity(await this.log.integrity());
  }
}
