import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ErasureOutcomeObject, ErasurePreviewObject, ErasureReceiptObject } from './child.types.js';
import { receiptToGraphql } from './children.presenter.js';
import { ChildrenService } from './children.service.js';
import { ErasuresService } from './erasures.service.js';

@Resolver()
export class ErasuresResolver {
  constructor(
    private readonly children: ChildrenService,
    private readonly erasures: ErasuresService,
  ) {}

  @Query(() => ErasurePreviewObject, { description: 'What an erasure of the child would delete' })
  @RequirePermission('delete_child_profiles')
  async childErasure(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
  ): Promise<ErasurePreviewObject> {
    const child = await this.children.require(actor, childId, 'erase');
    return { counts: await this.erasures.preview(child), erasesAt: child.erasesAt };
  }

  @Query(() => ErasureReceiptObject)
  @RequirePermission('delete_child_profiles')
  async erasureReceipt(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ErasureReceiptObject> {
    return receiptToGraphql(await this.erasures.receipt(actor, id));
  }

  @Mutation(() => ErasureOutcomeObject, {
    description: 'Erases the child, or in seven days where a second guardian may call it off',
  })
  @RequirePermission('delete_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async eraseChild(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @Args('nickname', { type: () => String }) nickname: string,
  ): Promise<ErasureOutcomeObject> {
    const child = await this.children.require(actor, childId, 'erase');
    const outcome = await this.erasures.erase(actor, child, nickname);
    if (outcome.state === 'scheduled') return outcome;
    return { state: 'erased', receipt: receiptToGraphql(outcome.receipt) };
  }

  @Mutation(() => Boolean)
  @RequirePermission('delete_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async cancelChildErasure(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
  ): Promise<true> {
    await this.erasures.cancel(actor, await this.children.require(actor, childId, 'erase'), 'child');
    return true;
  }

  @Mutation(() => ErasureOutcomeObject, {
    description: "Deletes the child's conversations, or in seven days where a second guardian may call it off",
  })
  @RequirePermission('delete_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async deleteChildConversations(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @Args('nickname', { type: () => String, nullable: true }) nickname: string | null,
  ): Promise<ErasureOutcomeObject> {
    const child = await this.children.require(actor, childId, 'erase');
    return this.erasures.deleteConversations(actor, child, nickname ?? undefined);
  }

  @Mutation(() => Boolean)
  @RequirePermission('delete_child_profiles')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async cancelChildConversationsErasure(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
  ): Promise<true> {
    await this.erasures.cancel(actor, await this.children.require(actor, childId, 'erase'), 'conversations');
    return true;
  }
}
