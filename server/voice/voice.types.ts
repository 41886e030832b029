import { Field, Float, ID, InputType, ObjectType } from '@nestjs/graphql';
import type { VoiceConsentPurpose } from '../../contract/voice.js';
import { VoiceConsentPurposeEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('ChildVoice', { description: 'How Starling speaks to a child, and whether it listens' })
export class ChildVoiceObject {
  @Field(() => ID) childId: string;
  @Field(() => Boolean, { description: 'Texts can be read aloud' }) speak: boolean;
  @Field(() => String, { nullable: true, description: 'As the browser names it; null: the device chooses' })
  voice: string | null;
  @Field(() => Float, { description: 'Speed, from 0.6 to 1.4' }) rate: number;
  @Field(() => Float, { description: 'From 0 to 2' }) pitch: number;
  @Field(() => String, { nullable: true, description: "Of replies; null: the child's first language" })
  language: string | null;
  @Field(() => Boolean) readReplies: boolean;
  @Field(() => Boolean, { description: 'Stories show the word that is being read' }) highlight: boolean;
  @Field(() => Boolean) captions: boolean;
  @Field(() => Boolean, { description: 'The microphone can be used while a button is pressed' }) listen: boolean;
  @Field(() => [VoiceConsentPurposeEnum], { description: 'What a guardian has agreed to beyond the device' })
  consents: VoiceConsentPurpose[];
  @Field(() => String, { nullable: true, description: 'The speech service, once a guardian has agreed to it' })
  receiver: string | null;
}

@InputType({ description: 'Fields that are left out stay as they are' })
export class UpdateChildVoiceInput {
  @Field(() => Boolean, { nullable: true }) speak?: boolean | null;
  @Field(() => String, { nullable: true, description: 'Null: the device chooses' }) voice?: string | null;
  @Field(() => Float, { nullable: true }) rate?: number | null;
  @Field(() => Float, { nullable: true }) pitch?: number | null;
  @Field(() => String, { nullable: true, description: "Null: the child's first language" }) language?: string | null;
  @Field(() => Boolean, { nullable: true }) readReplies?: boolean | null;
  @Field(() => Boolean, { nullable: true }) highlight?: boolean | null;
  @Field(() => Boolean, { nullable: true }) captions?: boolean | null;
  @Field(() => Boolean, { nullable: true }) listen?: boolean | null;
}

@ObjectType('VoiceConsentText', { description: 'What a guardian agrees to. It names who receives the words.' })
export class VoiceConsentTextObject {
  @Field(() => VoiceConsentPurposeEnum) purpose: VoiceConsentPurpose;
  @Field(() => String) version: string;
  @Field(() => String) sha256: string;
  @Field(() => String) receiver: string;
  @Field(() => String) text: string;
}

@ObjectType('VoiceConsent', { description: 'A line of the ledger of consents' })
export class VoiceConsentObject {
  @Field(() => VoiceConsentPurposeEnum) purpose: VoiceConsentPurpose;
  @Field(() => String) version: string;
  @Field(() => String) sha256: string;
  @Field(() => ID, { nullable: true }) givenBy: string | null;
  @Field(() => DateTimeScalar) givenAt: Date;
  @Field(() => DateTimeScalar, { nullable: true }) withdrawnAt: Date | null;
}
