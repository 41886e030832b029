import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { SAFETY_ALERT_STATES, type SafetyAlertState } from '../../contract/safety-alerts.js';
import { upperCaseEnum } from '../graphql/enums.js';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar } from '../graphql/scalars.js';

const SafetyAlertStateEnum = upperCaseEnum('SafetyAlertState', SAFETY_ALERT_STATES);

@ObjectType('SafetyAlert', { description: 'Events of one kind about one child. It quotes nothing.' })
export class SafetyAlertObject {
  @Field(() => ID) id: string;
  @Field(() => ID) childId: string;
  @Field(() => String) category: string;
  @Field(() => Int, { description: '4, or 5 where the child may be in danger now' }) severity: number;
  @Field(() => Int, { description: 'How many messages it stands for' }) count: number;
  @Field(() => Boolean, {
    description: 'It was in a reply, which was stopped before the child saw it; else the child wrote it',
  })
  isReply: boolean;
  @Field(() => DateTimeScalar) firstAt: Date;
  @Field(() => DateTimeScalar) lastAt: Date;
  @Field(() => SafetyAlertStateEnum, { description: 'What a guardian said about it; open until then' })
  state: SafetyAlertState;
}

@ObjectType('SafetyAlertPage')
export class SafetyAlertPage extends pageOf(SafetyAlertObject) {}
