import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { AgeBand, Avatar, ChildColour, ReadingLevel, Transcript } from '../../contract/children.js';
import { AgeBandEnum, AvatarEnum, ChildColourEnum, ReadingLevelEnum, TranscriptEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';

/** `DevicesResolver` adds `children`. */
@ObjectType('Device', { description: "A browser or tablet that is a session of a child's account" })
export class DeviceObject {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => [ID]) childIds: string[];
  @Field(() => String, { description: 'Coarse, such as "iPad, Safari"' }) platform: string;
  @Field(() => DateTimeScalar, { nullable: true }) lastSeenAt: Date | null;
  @Field(() => String, { nullable: true }) appVersion: string | null;
  @Field(() => ID, { nullable: true, description: 'The account that paired it' }) pairedBy: string | null;
  @Field(() => ID) householdId: string;
  @Field(() => DateTimeScalar) createdAt: Date;
}

@ObjectType('DeviceChild', { description: 'A child as its device shows it' })
export class DeviceChildObject {
  @Field(() => ID) id: string;
  @Field(() => String) nickname: string;
  @Field(() => AvatarEnum) avatar: Avatar;
  @Field(() => ChildColourEnum) colour: ChildColour;
  @Field(() => AgeBandEnum) ageBand: AgeBand;
  @Field(() => ReadingLevelEnum) readingLevel: ReadingLevel;
  @Field(() => [String]) languages: string[];
  @Field(() => TranscriptEnum, { description: 'What the grown-ups can read. The screen always says so' })
  transcript: Transcript;
}

@ObjectType('OwnDevice', { description: 'The device as it sees itself' })
export class OwnDeviceObject {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => DeviceChildObject, { description: 'The child who uses it now' }) child: DeviceChildObject;
  @Field(() => [DeviceChildObject], { description: 'The children it can switch between' })
  children: DeviceChildObject[];
}

@ObjectType('StartedPairing', { description: 'What a device shows while it waits for a guardian' })
export class StartedPairingObject {
  @Field(() => String) deviceCode: string;
  @Field(() => String) userCode: string;
  @Field(() => String, { description: 'The name of an avatar' }) picture: string;
  @Field(() => String) verificationUri: string;
  @Field(() => String) verificationUriComplete: string;
  @Field(() => Int, { description: 'In seconds' }) expiresIn: number;
  @Field(() => Int, { description: 'Seconds between two questions for the tokens' }) interval: number;
}

@ObjectType('PairingRequest', { description: 'A waiting device as a guardian sees it before the approval' })
export class PairingRequestObject {
  @Field(() => String) platform: string;
  @Field(() => DateTimeScalar) requestedAt: Date;
  @Field(() => Boolean) sameNetwork: boolean;
  @Field(() => [String], { description: 'Six pictures. The device shows one of them' }) pictures: string[];
}

@ObjectType('DeviceTokens')
export class DeviceTokensObject {
  @Field(() => String) accessToken: string;
  @Field(() => String) refreshToken: string;
  @Field(() => Int, { description: 'In seconds' }) expiresIn: number;
  @Field(() => String) tokenType: string;
  @Field(() => ID) deviceId: string;
}

@InputType()
export class ApproveDevicePairingInput {
  @Field(() => ID) childId: string;
  @Field(() => String) name: string;
  @Field(() => String, { description: 'The picture that the device shows' }) picture: string;
}

@InputType()
export class HandOverDeviceInput {
  @Field(() => ID) childId: string;
  @Field(() => String) name: string;
}

@InputType()
export class UpdateDeviceInput {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => [ID], { nullable: true, description: 'Every child who may use it' }) childIds?: string[] | null;
}
