import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AuditEntryObject, AuditPerson } from '../audit/audit.types.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { UserLoaders } from './user-loaders.js';

const ACCOUNT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Names the accounts in the audit log. The log itself stores bare ids, so an erased account has no name here, and the name
 * of an account is the one that it has today.
 */
@Resolver(() => AuditEntryObject)
export class AuditPeopleResolver {
  constructor(private readonly loaders: UserLoaders) {}

  @ResolveField(() => AuditPerson, { nullable: true, description: 'Null where the account no longer exists' })
  actorPerson(@Parent() { actor }: AuditEntryObject, @Context() context: GraphqlContext): Promise<AuditPerson | null> {
    return this.find(actor, context);
  }

  @ResolveField(() => AuditPerson, {
    nullable: true,
    description: 'Null where the target is no account, or one that no longer exists',
  })
  targetPerson(
    @Parent() { target }: AuditEntryObject,
    @Context() context: GraphqlContext,
  ): Promise<AuditPerson | null> {
    return this.find(target, context);
  }

  private async find(id: string | null, context: GraphqlContext): Promise<AuditPerson | null> {
    if (id === null || !ACCOUNT_ID.test(id)) return null;
    const user = await this.loaders.loadUser(context, id);
    if (!user) return null;
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
    return { id, name, avatar: user.avatar };
  }
}
