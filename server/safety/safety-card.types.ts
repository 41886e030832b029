import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import {
  REVIEW_DIRECTIONS,
  type ReviewDirection,
  SAFETY_CATEGORIES,
  type SafetyCategory,
  type SafetySeverity,
} from '../../contract/safety.js';
import type { SafetyCardRowBody } from '../../contract/safety-card.js';
import { upperCaseEnum } from '../graphql/enums.js';

const ReviewDirectionEnum = upperCaseEnum('ReviewDirection', REVIEW_DIRECTIONS);
const SafetyCategoryEnum = upperCaseEnum('SafetyCategory', SAFETY_CATEGORIES);

@ObjectType('SafetyCardRow')
export class SafetyCardRowObject {
  @Field(() => String, { description: 'ISO 639-1' }) language: string;
  @Field(() => ReviewDirectionEnum, { description: 'IN: written by a child. OUT: written for a child.' })
  direction: ReviewDirection;
  @Field(() => SafetyCategoryEnum) category: SafetyCategory;
  @Field(() => Int) severity: SafetySeverity;
  @Field(() => String, { description: 'An age band, or `any`' }) band: SafetyCardRowBody['band'];
  @Field(() => Int) unsafe: number;
  @Field(() => Int) found: number;
  @Field(() => Float) recall: number;
}

@ObjectType('SafetyCardFalseAlarms')
export class SafetyCardFalseAlarmsObject {
  @Field(() => Int) harmless: number;
  @Field(() => Int) flagged: number;
  @Field(() => Float) rate: number;
}

@ObjectType('SafetyCard', {
  description: 'How well the installed rules do on sentences that their authors have not seen',
})
export class SafetyCardObject {
  @Field(() => String) packVersion: string;
  @Field(() => String, { description: 'A day, such as 2026-11-25' }) measuredAt: string;
  @Field(() => [SafetyCardRowObject]) rows: SafetyCardRowObject[];
  @Field(() => SafetyCardFalseAlarmsObject) falseAlarms: SafetyCardFalseAlarmsObject;
}
