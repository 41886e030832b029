import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { ControlCode, GrantKind, MinuteKind, TopicRule, Weekday } from '../../contract/controls.js';
import { ControlCodeEnum, GrantKindEnum, MinuteKindEnum, TopicRuleEnum, WeekdayEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType('QuietWindow', { description: 'A quiet time on the clock of the child' })
export class QuietWindowObject {
  @Field(() => ID) id: string;
  @Field(() => String) label: string;
  @Field(() => [WeekdayEnum], { description: 'The days on which it starts' }) days: Weekday[];
  @Field(() => String, { description: 'Such as 20:00' }) starts: string;
  @Field(() => String, { description: 'Before starts: on the next day' }) ends: string;
  @Field(() => Boolean) enabled: boolean;
}

@InputType()
export class QuietWindowInput {
  @Field(() => ID, { nullable: true }) id?: string | null;
  @Field(() => String, { nullable: true }) label?: string | null;
  @Field(() => [WeekdayEnum]) days: Weekday[];
  @Field(() => String) starts: string;
  @Field(() => String) ends: string;
  @Field(() => Boolean, { nullable: true }) enabled?: boolean | null;
}

@ObjectType('DayBudgets', { description: 'Minutes for each day; null: no limit' })
export class DayBudgetsObject {
  @Field(() => Int, { nullable: true }) mon: number | null;
  @Field(() => Int, { nullable: true }) tue: number | null;
  @Field(() => Int, { nullable: true }) wed: number | null;
  @Field(() => Int, { nullable: true }) thu: number | null;
  @Field(() => Int, { nullable: true }) fri: number | null;
  @Field(() => Int, { nullable: true }) sat: number | null;
  @Field(() => Int, { nullable: true }) sun: number | null;
}

@InputType({ description: 'Days that are left out keep their minutes; null: no limit' })
export class DayBudgetsInput {
  @Field(() => Int, { nullable: true }) mon?: number | null;
  @Field(() => Int, { nullable: true }) tue?: number | null;
  @Field(() => Int, { nullable: true }) wed?: number | null;
  @Field(() => Int, { nullable: true }) thu?: number | null;
  @Field(() => Int, { nullable: true }) fri?: number | null;
  @Field(() => Int, { nullable: true }) sat?: number | null;
  @Field(() => Int, { nullable: true }) sun?: number | null;
}

@ObjectType('TopicControl')
export class TopicControlObject {
  @Field(() => String) topic: string;
  @Field(() => TopicRuleEnum) rule: TopicRule;
}

@InputType()
export class TopicControlInput {
  @Field(() => String) topic: string;
  @Field(() => TopicRuleEnum) rule: TopicRule;
}

@ObjectType('WordControl')
export class WordControlObject {
  @Field(() => String) word: string;
  @Field(() => TopicRuleEnum) rule: TopicRule;
}

@InputType()
export class WordControlInput {
  @Field(() => String) word: string;
  @Field(() => TopicRuleEnum) rule: TopicRule;
}

@ObjectType('ChildAreas', { description: 'The parts of the product that are open' })
export class ChildAreasObject {
  @Field(() => Boolean) chat: boolean;
  @Field(() => Boolean, { description: 'The child may type, and not only choose starters' }) ownWords: boolean;
  @Field(() => Boolean) stories: boolean;
  @Field(() => Boolean) games: boolean;
  @Field(() => Boolean) contents: boolean;
  @Field(() => Boolean) voice: boolean;
}

@InputType({ description: 'Areas that are left out stay as they are' })
export class ChildAreasInput {
  @Field(() => Boolean, { nullable: true }) chat?: boolean | null;
  @Field(() => Boolean, { nullable: true }) ownWords?: boolean | null;
  @Field(() => Boolean, { nullable: true }) stories?: boolean | null;
  @Field(() => Boolean, { nullable: true }) games?: boolean | null;
  @Field(() => Boolean, { nullable: true }) contents?: boolean | null;
  @Field(() => Boolean, { nullable: true }) voice?: boolean | null;
}

@ObjectType('LearnFirst', { description: 'What opens games each day' })
export class LearnFirstObject {
  @Field(() => Int) stories: number;
  @Field(() => Int) questions: number;
}

@InputType()
export class LearnFirstInput {
  @Field(() => Int) stories: number;
  @Field(() => Int) questions: number;
}

@ObjectType('ChildControls')
export class ChildControlsObject {
  @Field(() => Int, { description: 'Name it with a change' }) version: number;
  @Field(() => [QuietWindowObject]) windows: QuietWindowObject[];
  @Field(() => DayBudgetsObject) budgets: DayBudgetsObject;
  @Field(() => [MinuteKindEnum], { description: 'Kinds that cost no minutes' }) exempt: MinuteKind[];
  @Field(() => Int, { nullable: true, description: 'Minutes after which a break is due; null: no breaks' })
  breakEvery: number | null;
  @Field(() => Int) breakMinutes: number;
  @Field(() => [TopicControlObject]) topics: TopicControlObject[];
  @Field(() => [WordControlObject]) words: WordControlObject[];
  @Field(() => ChildAreasObject) areas: ChildAreasObject;
  @Field(() => LearnFirstObject, { nullable: true, description: 'Null: games are open' })
  learnFirst: LearnFirstObject | null;
}

@InputType({ description: 'Parts that are left out stay as they are' })
export class UpdateChildControlsInput {
  @Field(() => Int, { description: 'The version that was read' }) version: number;
  @Field(() => [QuietWindowInput], { nullable: true }) windows?: QuietWindowInput[] | null;
  @Field(() => DayBudgetsInput, { nullable: true }) budgets?: DayBudgetsInput | null;
  @Field(() => [MinuteKindEnum], { nullable: true }) exempt?: MinuteKind[] | null;
  @Field(() => Int, { nullable: true, description: 'Null: no breaks' }) breakEvery?: number | null;
  @Field(() => Int, { nullable: true }) breakMinutes?: number | null;
  @Field(() => [TopicControlInput], { nullable: true }) topics?: TopicControlInput[] | null;
  @Field(() => [WordControlInput], { nullable: true }) words?: WordControlInput[] | null;
  @Field(() => ChildAreasInput, { nullable: true }) areas?: ChildAreasInput | null;
  @Field(() => LearnFirstInput, { nullable: true, description: 'Null: games are open' })
  learnFirst?: LearnFirstInput | null;
}

@ObjectType('MinutesByKind')
export class MinutesByKindObject {
  @Field(() => Int) chat: number;
  @Field(() => Int) story: number;
  @Field(() => Int) game: number;
}

@ObjectType('ComingBlock')
export class ComingBlockObject {
  @Field(() => ControlCodeEnum) code: ControlCode;
  @Field(() => DateTimeScalar) at: Date;
}

@ObjectType('GoalOfToday', { description: 'What opens games today, and what is done' })
export class GoalOfTodayObject {
  @Field(() => Int) stories: number;
  @Field(() => Int) questions: number;
  @Field(() => Int) storiesDone: number;
  @Field(() => Int) questionsDone: number;
  @Field(() => Boolean, { description: 'Games are open: it is done, or a guardian has waived it' }) isReached: boolean;
}

@ObjectType('ChildState', { description: 'What the child may do, and why. Minutes are null where there is no limit.' })
export class ChildStateObject {
  @Field(() => Boolean) allowed: boolean;
  @Field(() => ControlCodeEnum, { nullable: true }) code: ControlCode | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null: only a grown-up ends it' }) until: Date | null;
  @Field(() => Int) minutesUsed: number;
  @Field(() => Int, { nullable: true }) minutesAllowed: number | null;
  @Field(() => Int, { nullable: true }) minutesLeft: number | null;
  @Field(() => String, { description: 'One sentence for a grown-up' }) explanation: string;
  @Field(() => MinutesByKindObject) minutesByKind: MinutesByKindObject;
  @Field(() => DateTimeScalar, { description: 'The instant that this is true for' }) now: Date;
  @Field(() => String, { description: 'The clock of the child, such as Europe/London' }) timeZone: string;
  @Field(() => ComingBlockObject, { nullable: true, description: 'What time will bring if the child goes on' })
  next: ComingBlockObject | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the next quiet time starts' }) quietAt: Date | null;
  @Field(() => [MinuteKindEnum], { description: 'Kinds that cost no minutes' }) exempt: MinuteKind[];
  @Field(() => ChildAreasObject) areas: ChildAreasObject;
  @Field(() => GoalOfTodayObject, { nullable: true, description: 'Null: games are open' })
  goal: GoalOfTodayObject | null;
}

@ObjectType('TimelinePart')
export class TimelinePartObject {
  @Field(() => DateTimeScalar) from: Date;
  @Field(() => DateTimeScalar) to: Date;
  @Field(() => Boolean) allowed: boolean;
  @Field(() => ControlCodeEnum, { nullable: true }) code: ControlCode | null;
}

@InputType({ description: 'Minutes for today, or an instant until which limits of time are lifted' })
export class GrantTimeInput {
  @Field(() => GrantKindEnum) kind: GrantKind;
  @Field(() => Int, { nullable: true }) minutes?: number | null;
  @Field(() => DateTimeScalar, { nullable: true }) until?: Date | null;
}

@ObjectType('TimeGrant')
export class TimeGrantObject {
  @Field(() => ID) id: string;
  @Field(() => ID) childId: string;
  @Field(() => GrantKindEnum) kind: GrantKind;
  @Field(() => Int, { nullable: true }) minutes: number | null;
  @Field(() => DateTimeScalar, { nullable: true }) until: Date | null;
  @Field(() => ID, { nullable: true }) grantedBy: string | null;
  @Field(() => DateTimeScalar) createdAt: Date;
}

@ObjectType('DeviceChange')
export class DeviceChangeObject {
  @Field(() => String, { description: 'rules, pause, grant, minute, goal, request, plan or shelf' }) what: string;
  @Field(() => ChildStateObject) state: ChildStateObject;
  @Field(() => ID, { nullable: true, description: 'The request that was made or decided' }) requestId: string | null;
  @Field(() => String, { nullable: true }) requestState: string | null;
}
