import { Injectable } from '@nestjs/common';
import type { DataCardEntryBody } from '../../contract/children.js';
import type { Language } from '../../contract/languages.js';
import { catalogueIn } from '../platform/languages/texts.js';
import { PROFILE_COLUMNS } from '../privacy/child-profile-columns.js';
import { ChildRecordCounts } from '../privacy/child-record-counts.js';
import { CHILD_TABLES } from '../privacy/child-tables.js';
import type { Child } from './child.js';

/** Everything that is stored about a child, why, and for how long. */
@Injectable()
export class DataCard {
  constructor(private readonly records: ChildRecordCounts) {}

  async of(child: Child, language: Language): Promise<DataCardEntryBody[]> {
    const words = catalogueIn(language, 'data-card');
    const [profile, counts] = await Promise.all([
      this.records.profile(child.id),
      this.records.count(child.id, child.userId),
    ]);
    return [
      ...PROFILE_COLUMNS.map((column) => {
        return { field: column, ...words.column[column], retention: words.columnsKept, value: profile[column] ?? null };
      }),
      ...CHILD_TABLES.map(({ table, kept }) => {
        return { field: table, ...words.table[table], retention: words.kept[kept], count: counts[table] ?? 0 };
      }),
    ];
  }
}
