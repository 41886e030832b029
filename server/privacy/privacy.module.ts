import { Global, Module } from '@nestjs/common';
import { ChildRecordCounts } from './child-record-counts.js';
import { PersonalData } from './personal-data.js';

/** The registry of personal data, for export and erasure. */
@Global()
@Module({ providers: [ChildRecordCounts, PersonalData], exports: [ChildRecordCounts, PersonalData] })
export class PrivacyModule {}
