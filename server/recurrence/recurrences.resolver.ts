import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { PREVIEW_DEFAULT } from '../../contract/recurrence.js';
import { RequirePermission } from '../access/access.decorators.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { parse } from '../platform/validation/parse.js';
import { previewBody } from './recurrence.dto.js';
import { toGraphql } from './recurrence.presenter.js';
import { OccurrenceObject, RecurrenceInput } from './recurrence.types.js';
import { RecurrencesService } from './recurrences.service.js';

@Resolver()
export class RecurrencesResolver {
  constructor(private readonly recurrences: RecurrencesService) {}

  @Query(() => [OccurrenceObject], { description: 'When a recurrence happens, before anything is stored' })
  @RequirePermission('view_child_profiles', 'view_family_settings')
  previewRecurrence(
    @Args('recurrence') recurrence: RecurrenceInput,
    @ArgWithDefault('count', () => Int, PREVIEW_DEFAULT) count: number,
    @Args('from', { type: () => DateTimeScalar, nullable: true, description: 'Now, if left out' }) from: Date | null,
  ): OccurrenceObject[] {
    const given = { recurrence: { ...recurrence }, count, ...(from ? { from: from.toISOString() } : {}) };
    return this.recurrences.preview(parse(previewBody, given)).map(toGraphql);
  }
}
