import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { DigestPeriod, LearningObject, LearningVerb } from '../../contract/progress.js';
import { MinutesByKindObject } from '../controls/controls.types.js';
import { DigestPeriodEnum, LearningObjectEnum, LearningVerbEnum } from '../graphql/enums.js';
import { DateTimeScalar } from '../graphql/scalars.js';

@InputType()
export class LearningResultInput {
  @Field(() => String, { nullable: true, description: 'Such as counting' }) skill?: string | null;
  @Field(() => Boolean, { nullable: true }) firstTry?: boolean | null;
  @Field(() => Boolean, { nullable: true }) helped?: boolean | null;
  @Field(() => Int, { nullable: true }) page?: number | null;
  @Field(() => Int, { nullable: true }) pages?: number | null;
}

@InputType()
export class LearningEventInputObject {
  @Field(() => ID, { description: 'Given by the client. A repeated event changes nothing' }) clientEventId: string;
  @Field(() => ID, { nullable: true, description: 'For guardians; a device names its own child' })
  childId?: string | null;
  @Field(() => LearningVerbEnum) verb: LearningVerb;
  @Field(() => LearningObjectEnum) objectKind: LearningObject;
  @Field(() => String, { description: 'The slug of the story, game or guide' }) objectId: string;
  @Field(() => LearningResultInput, { nullable: true }) result?: LearningResultInput | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'At most seven days ago' }) at?: Date | null;
}

@ObjectType('StoredLearningEvents')
export class StoredLearningEventsObject {
  @Field(() => Int) stored: number;
  @Field(() => Int) repeated: number;
}

@ObjectType('TopicUse')
export class TopicUseObject {
  @Field(() => String) tag: string;
  @Field(() => Int) count: number;
  @Field(() => [Int], { description: 'In each of the last four weeks, oldest first' }) trend: number[];
}

@ObjectType('StoryUse')
export class StoryUseObject {
  @Field(() => String) slug: string;
  @Field(() => String) title: string;
  @Field(() => Int) times: number;
  @Field(() => Boolean) finished: boolean;
}

@ObjectType('SkillUse')
export class SkillUseObject {
  @Field(() => String, { description: 'The game' }) slug: string;
  @Field(() => String) skill: string;
  @Field(() => Int, { description: 'Answers that were right at once' }) firstTry: number;
  @Field(() => Int, { description: 'Answers that took longer' }) later: number;
}

@ObjectType('RequestCounts')
export class RequestCountsObject {
  @Field(() => Int) asked: number;
  @Field(() => Int) granted: number;
  @Field(() => Int) denied: number;
}

@ObjectType('SafetyCount')
export class SafetyCountObject {
  @Field(() => String) category: string;
  @Field(() => Int) severity: number;
  @Field(() => Int) count: number;
}

@ObjectType({ isAbstract: true })
class ProgressFactsObject {
  @Field(() => ID) childId: string;
  @Field(() => DateTimeScalar) from: Date;
  @Field(() => DateTimeScalar, { description: 'Outside of the span' }) to: Date;
  @Field(() => [String], { description: "The child's own words, at most three; none where only topics may be seen" })
  questions: string[];
  @Field(() => [TopicUseObject]) topics: TopicUseObject[];
  @Field(() => MinutesByKindObject) minutes: MinutesByKindObject;
  @Field(() => [StoryUseObject]) stories: StoryUseObject[];
  @Field(() => [SkillUseObject]) games: SkillUseObject[];
  @Field(() => RequestCountsObject) requests: RequestCountsObject;
  @Field(() => [SafetyCountObject]) safety: SafetyCountObject[];
  @Field(() => [String], { description: 'Two questions for a talk at the table' }) starters: string[];
  @Field(() => Boolean, { description: 'Little happened, which is fine' }) quiet: boolean;
}

@ObjectType('ChildDigest', { description: 'The summary of a day or a week, from the store alone' })
export class ChildDigestObject extends ProgressFactsObject {
  @Field(() => DigestPeriodEnum) period: DigestPeriod;
}

@ObjectType('ProgressDay')
export class ProgressDayObject {
  @Field(() => String, { description: "On the child's calendar, such as 2026-11-23" }) date: string;
  @Field(() => Int) minutes: number;
  @Field(() => Int) questions: number;
}

@ObjectType('ChildProgress', { description: 'What a child did in a span of days, from the store alone' })
export class ChildProgressObject extends ProgressFactsObject {
  @Field(() => [ProgressDayObject]) days: ProgressDayObject[];
  @Field(() => Int, { description: 'Days on which the goal that opens games was reached' }) goals: number;
  @Field(() => [String], { description: 'Less common words of the stories that the child heard to their end' })
  words: string[];
}
