import { Injectable } from '@nestjs/common';
import type { DataCardEntryBody } from '../../contract/children.js';
import { PROFILE_COLUMNS } from '../privacy/child-profile-columns.js';
import { ChildRecordCounts } from '../privacy/child-record-counts.js';
import { CHILD_TABLES } from '../privacy/child-tables.js';
import type { Child } from './child.js';

/** Everything that is stored about a child, why, and for how long. */
@Injectable()
export class DataCard {
  constructor(private readonly records: ChildRecordCounts) {}

  async of(child: Child): Promise<DataCardEntryBody[]> {
    const [profile, counts] = await Promise.all([
      this.records.profile(child.id),
      this.records.count(child.id, child.userId),
    ]);
    return [
      ...PROFILE_COLUMNS.map(({ column, label, purpose }) => {
        const value = profile[column] ?? null;
        return { field: column, label, purpose, retention: 'Until you change it or erase the child', value };
      }),
      ...CHILD_TABLES.map(({ table, label, purpose, retention }) => {
        return { field: table, label, purpose, retention, count: counts[table] ?? 0 };
      }),
    ];
  }
}
