import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('HelpLine', { description: 'A place to turn to. The first of a country is its emergency number.' })
export class HelpLineObject {
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true, description: 'The number to call' }) call: string | null;
  @Field(() => String, { nullable: true, description: 'The number to send a text message to' }) text: string | null;
  @Field(() => String, { nullable: true }) url: string | null;
  @Field(() => String, { nullable: true, description: 'Whom it is for; null for everyone' }) ages: string | null;
  @Field(() => String) hours: string;
  @Field(() => [String], { description: 'ISO 639-1' }) languages: string[];
  @Field(() => String) source: string;
  @Field(() => String, { nullable: true, description: 'The day on which a person last called it; null: not yet' })
  checkedOn: string | null;
  @Field(() => Boolean) isEmergency: boolean;
}
