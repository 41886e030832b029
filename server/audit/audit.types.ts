import { Field, ID, ObjectType } from '@nestjs/graphql';
import { pageOf } from '../graphql/page.js';
import { DateTimeScalar, JsonScalar } from '../graphql/scalars.js';

@ObjectType('AuditPerson', { description: 'An account that an entry names, as it is today' })
export class AuditPerson {
  @Field(() => ID) id: string;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) avatar: string | null;
}

/** `AuditPeopleResolver` adds `actorPerson` and `targetPerson`. */
@ObjectType('AuditEntry')
export class AuditEntryObject {
  @Field(() => ID) id: string;
  @Field(() => DateTimeScalar) at: Date;
  @Field(() => String) action: string;
  @Field(() => String, { nullable: true }) actor: string | null;
  @Field(() => String, { nullable: true }) target: string | null;
  @Field(() => String) node: string;
  @Field(() => String, { nullable: true }) requestId: string | null;
  @Field(() => JsonScalar) detail: Record<string, unknown>;
}

@ObjectType('AuditPage')
export class AuditPage extends pageOf(AuditEntryObject) {}

@ObjectType('AuditIntegrity', {
  description: 'Whether the audit log is as it was written, with no entry changed or missing',
})
export class AuditIntegrity {
  @Field(() => Boolean) intact: boolean;
  @Field(() => ID, { nullable: true, description: 'The first entry that was changed or is missing' }) brokenAt:
    | string
    | null;
}
