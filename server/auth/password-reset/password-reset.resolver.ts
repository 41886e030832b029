import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { existingId } from '../../platform/validation/text.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordResetLinkObject } from './password-reset.types.js';

@Resolver()
export class PasswordResetResolver {
  constructor(private readonly resets: PasswordResetService) {}

  @Mutation(() => PasswordResetLinkObject, {
    description: 'Creates a link by which the owner of the account sets a new password, once and within one hour',
  })
  @RequirePermission('manage_users')
  @RateLimit('password_reset_links', 'graphql_changes')
  @FreshSignIn()
  async createPasswordResetLink(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<PasswordResetLinkObject> {
    const id = existingId(userId);
    if (!id) throw new AppError('user_not_found');
    return this.resets.createLink(id, actor);
  }
}
