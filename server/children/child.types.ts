import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { AgeBand, Avatar, ChildColour, ReadingLevel, Transcript } from '../../contract/children.js';
import type { HouseholdRole } from '../../contract/households.js';
import {
  AgeBandEnum,
  AvatarEnum,
  ChildColourEnum,
  ErasureStateEnum,
  HouseholdRoleEnum,
  ReadingLevelEnum,
  TranscriptEnum,
} from '../graphql/enums.js';
import { DateTimeScalar, JsonScalar } from '../graphql/scalars.js';

@ObjectType('Child')
export class ChildObject {
  @Field(() => ID) id: string;
  @Field(() => String) nickname: string;
  @Field(() => AvatarEnum) avatar: Avatar;
  @Field(() => ChildColourEnum) colour: ChildColour;
  @Field(() => AgeBandEnum) ageBand: AgeBand;
  @Field(() => DateTimeScalar) bandConfirmedAt: Date;
  @Field(() => Boolean, { description: 'A guardian must confirm the age band again' }) bandDue: boolean;
  @Field(() => ReadingLevelEnum) readingLevel: ReadingLevel;
  @Field(() => [String]) languages: string[];
  @Field(() => [String]) interests: string[];
  @Field(() => String, { nullable: true, description: 'What the companion may know' }) note: string | null;
  @Field(() => String, { description: 'IANA' }) timeZone: string;
  @Field(() => TranscriptEnum) transcript: Transcript;
  @Field(() => Boolean) paused: boolean;
  @Field(() => DateTimeScalar, { nullable: true }) pausedAt: Date | null;
  @Field(() => [ID]) householdIds: string[];
  @Field(() => Int) devices: number;
  @Field(() => HouseholdRoleEnum, { description: 'The role of the account that asks' }) role: HouseholdRole;
  @Field(() => Boolean, { description: 'False: withdrawn, or a new version of the text waits for an answer' })
  consentGiven: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the child is erased, where that waits' })
  erasesAt: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When its conversations are deleted, where that waits' })
  conversationsEraseAt: Date | null;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => DateTimeScalar) updatedAt: Date;
}

@ObjectType('ConsentText', { description: 'What a guardian agrees to' })
export class ConsentTextObject {
  @Field(() => String) version: string;
  @Field(() => String) sha256: string;
  @Field(() => String) text: string;
}

@ObjectType('ChildConsent')
export class ChildConsentObject {
  @Field(() => String) version: string;
  @Field(() => String) sha256: string;
  @Field(() => ID, { nullable: true }) givenBy: string | null;
  @Field(() => DateTimeScalar) givenAt: Date;
  @Field(() => DateTimeScalar, { nullable: true }) withdrawnAt: Date | null;
}

@ObjectType('DataCardEntry', { description: 'Everything stored about a child in one column or table, and why' })
export class DataCardEntryObject {
  @Field(() => String) field: string;
  @Field(() => String) label: string;
  @Field(() => String) purpose: string;
  @Field(() => String) retention: string;
  @Field(() => JsonScalar, { nullable: true, description: 'Of a column of the profile' }) value?: unknown;
  @Field(() => Int, { nullable: true, description: 'Rows of a table' }) count?: number;
}

@ObjectType('ErasurePreview')
export class ErasurePreviewObject {
  @Field(() => JsonScalar, { description: 'Rows by table' }) counts: Record<string, number>;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Set while an erasure waits' }) erasesAt: Date | null;
}

@ObjectType('ErasureReceipt', { description: 'The proof of an erasure' })
export class ErasureReceiptObject {
  @Field(() => ID) receiptId: string;
  @Field(() => DateTimeScalar) at: Date;
  @Field(() => JsonScalar) counts: Record<string, number>;
  @Field(() => String) sha256: string;
}

@ObjectType('ErasureOutcome')
export class ErasureOutcomeObject {
  @Field(() => ErasureStateEnum) state: 'erased' | 'scheduled';
  @Field(() => DateTimeScalar, { nullable: true, description: 'Where a second guardian may call it off until then' })
  erasesAt?: Date;
  @Field(() => ErasureReceiptObject, { nullable: true }) receipt?: ErasureReceiptObject;
  @Field(() => Int, { nullable: true, description: 'How many conversations were deleted' }) deleted?: number;
}

@InputType()
export class CreateChildInput {
  @Field(() => String) nickname: string;
  @Field(() => AvatarEnum) avatar: Avatar;
  @Field(() => ChildColourEnum) colour: ChildColour;
  @Field(() => AgeBandEnum) ageBand: AgeBand;
  @Field(() => ReadingLevelEnum, { nullable: true }) readingLevel?: ReadingLevel | null;
  @Field(() => [String], { nullable: true }) languages?: string[] | null;
  @Field(() => [String], { nullable: true }) interests?: string[] | null;
  @Field(() => String, { nullable: true }) note?: string | null;
  @Field(() => String) timeZone: string;
  @Field(() => ID, { nullable: true, description: 'Without it the account’s first household, or a new one' })
  householdId?: string | null;
  @Field(() => TranscriptEnum, { nullable: true }) transcript?: Transcript | null;
  @Field(() => String, { description: 'The version of the text that the guardian agreed to' }) consentVersion: string;
  @Field(() => String, {
    nullable: true,
    description: 'The hash of that text, which says in which language it was read',
  })
  consentSha256?: string | null;
}

@InputType()
export class UpdateChildInput {
  @Field(() => String, { nullable: true }) nickname?: string | null;
  @Field(() => AvatarEnum, { nullable: true }) avatar?: Avatar | null;
  @Field(() => ChildColourEnum, { nullable: true }) colour?: ChildColour | null;
  @Field(() => AgeBandEnum, { nullable: true, description: 'Also the same one: that confirms it for a year' })
  ageBand?: AgeBand | null;
  @Field(() => ReadingLevelEnum, { nullable: true }) readingLevel?: ReadingLevel | null;
  @Field(() => [String], { nullable: true }) languages?: string[] | null;
  @Field(() => [String], { nullable: true }) interests?: string[] | null;
  @Field(() => String, { nullable: true, description: 'Null deletes it' }) note?: string | null;
  @Field(() => String, { nullable: true }) timeZone?: string | null;
  @Field(() => TranscriptEnum, { nullable: true }) transcript?: Transcript | null;
}
