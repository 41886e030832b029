import { Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../access/access.decorators.js';
import { RetentionClasses } from '../privacy/retention-classes.js';

@ObjectType('RetentionClass', { description: 'A kind of data that is deleted when its time is over' })
export class RetentionClassObject {
  @Field(() => String) name: string;
  @Field(() => String) label: string;
  @Field(() => String, { description: 'How long it is kept, in plain words' }) rule: string;
  @Field(() => String, { description: 'How often the sweep runs, in plain words' }) sweep: string;
  @Field(() => Int, { description: 'What the next sweep would delete' }) due: number;
}

@Resolver()
export class RetentionResolver {
  constructor(private readonly retention: RetentionClasses) {}

  @Query(() => [RetentionClassObject], { description: 'A dry run: nothing is deleted' })
  @RequirePermission('manage_system_settings')
  adminRetention(): Promise<RetentionClassObject[]> {
    return this.retention.dryRun();
  }
}
