import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../graphql/scalars.js';

@ObjectType('SecondStep', { description: 'How the account proves itself after its password or Google' })
export class SecondStepObject {
  @Field(() => Boolean) isOn: boolean;
  @Field(() => Boolean, { description: "The service requires it of this account's role" }) isRequired: boolean;
  @Field(() => DateTimeScalar, { nullable: true }) onSince: Date | null;
  @Field(() => Int) recoveryCodesLeft: number;
}

@ObjectType('SecondStepSetup', { description: 'What an authenticator app needs' })
export class SecondStepSetupObject {
  @Field(() => String, { description: 'For typing' }) secret: string;
  @Field(() => String, { description: '`otpauth://…`, for a QR code' }) uri: string;
}
