import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class RepliesByOutcome {
  @Field(() => Int) final: number;
  @Field(() => Int) stopped: number;
  @Field(() => Int) error: number;
}

@ObjectType()
export class Percentiles {
  @Field(() => Int, { nullable: true }) p50: number | null;
  @Field(() => Int, { nullable: true }) p95: number | null;
}

@ObjectType({ description: 'One day, in UTC' })
export class AnalyticsDay {
  @Field(() => String, { description: 'As 2026-11-30' }) day: string;
  @Field(() => Int) signUps: number;
  @Field(() => Int) activeUsers: number;
  @Field(() => Int) messages: number;
  @Field(() => RepliesByOutcome) repliesByOutcome: RepliesByOutcome;
  @Field(() => Percentiles, { description: "From the user's message to the reply's first text" })
  firstChunkMs: Percentiles;
  @Field(() => Int) waitlistJoins: number;
  @Field(() => Int) waitlistApprovals: number;
  @Field(() => Int, { description: 'Accounts of children at the end of the day' }) childAccounts: number;
}
