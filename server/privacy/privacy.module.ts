import { Global, Module } from '@nestjs/common';
import { ChildRecordCounts } from './child-record-counts.js';
import { ChildRecords } from './child-records.js';
import { PersonalData } from './personal-data.js';
import { RetentionClasses } from './retention-classes.js';

/** The registries of personal data, for export and erasure, and of what is deleted when its time is over. */
@Global()
@Module({
  providers: [ChildRecordCounts, ChildRecords, PersonalData, RetentionClasses],
  exports: [ChildRecordCounts, ChildRecords, PersonalData, RetentionClasses],
})
export class PrivacyModule {}
