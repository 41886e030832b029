import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { ContentKind, ContentScope } from '../../contract/contents.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { ContentKindEnum, ContentScopeEnum } from '../graphql/enums.js';
import { page, pageRange } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import { ContentChanges } from './content-changes.js';
import { contentPatch, contentsFilter, shelfBody, storyBody } from './contents.dto.js';
import { ContentsPresenter } from './contents.presenter.js';
import { bodyOf, changeOf, patchBodyOf } from './contents.requests.js';
import { ContentsService } from './contents.service.js';
import { ContentObject, ContentPage, CreateStoryInput, UpdateContentInput } from './contents.types.js';
import { Places } from './places.js';
import { StoriesService } from './stories.service.js';

@Resolver()
export class ContentsResolver {
  constructor(
    private readonly service: ContentsService,
    private readonly stories: StoriesService,
    private readonly places: Places,
    private readonly presenter: ContentsPresenter,
    private readonly changes: ContentChanges,
  ) {}

  @Query(() => ContentPage, {
    description: 'What the caller sees, the newest first. A device sees the shelf of its child',
  })
  @RequirePermission('view_content')
  async contents(
    @CurrentActor() actor: Actor,
    @Args('scope', { type: () => ContentScopeEnum, nullable: true }) scope: ContentScope | null,
    @Args('kind', { type: () => ContentKindEnum, nullable: true }) kind: ContentKind | null,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @Args('childId', { type: () => ID, nullable: true, description: 'On the shelf of this child' })
    childId: string | null,
    @ArgWithDefault('limit', () => Int, 20) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
  ): Promise<ContentPage> {
    const range = parse(pageRange, { limit, offset });
    const given = { scope: scope ?? undefined, kind: kind ?? undefined, search, child_id: childId ?? undefined };
    const { child_id, ...filter } = parse(contentsFilter, given);
    const { items, total } = await this.service.list(actor, { ...filter, childId: child_id }, range);
    return page(
      items.map((content) => this.presenter.toGraphql(actor, content)),
      total,
      offset,
    );
  }

  @Query(() => ContentObject)
  @RequirePermission('view_content')
  async content(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<ContentObject> {
    const content = await this.service.require(actor, id);
    return this.presenter.toGraphql(actor, content, await this.service.textOf(content));
  }

  @Mutation(() => ContentObject, { description: 'Adds a typed story to a household or, for staff, to the library' })
  @RequirePermission('upload_content')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async createStory(@CurrentActor() actor: Actor, @Args('input') input: CreateStoryInput): Promise<ContentObject> {
    const householdId = await this.places.require(actor, input.scope ?? 'household', input.householdId ?? null);
    const story = parse(storyBody, bodyOf(input));
    return this.presenter.toGraphql(actor, await this.stories.create(actor, householdId, story), story.text);
  }

  @Mutation(() => ContentObject)
  @RequirePermission('manage_content')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateContent(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') input: UpdateContentInput,
  ): Promise<ContentObject> {
    const content = await this.service.requireChangeable(actor, id);
    const patch = changeOf(parse(contentPatch, patchBodyOf(input)));
    const changed = await this.service.update(actor, content, patch);
    return this.presenter.toGraphql(actor, changed, await this.service.textOf(changed));
  }

  @Mutation(() => Boolean)
  @RequirePermission('delete_content')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteContent(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<boolean> {
    await this.service.delete(actor, await this.service.requireChangeable(actor, id));
    return true;
  }

  @Mutation(() => ContentObject, { description: 'Puts it on the shelves of these children, and off those of others' })
  @RequirePermission('manage_content')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async setContentChildren(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('childIds', { type: () => [ID] }) childIds: string[],
  ): Promise<ContentObject> {
    const content = await this.service.require(actor, id);
    const ids = parse(shelfBody, { child_ids: childIds }).child_ids;
    return this.presenter.toGraphql(actor, await this.service.setChildren(actor, content, ids));
  }

  @Subscription(() => Boolean, {
    description: 'Contents of the library have changed: read them again',
    resolve: (isChanged: boolean) => isChanged,
  })
  @RequirePermission('view_content')
  libraryContentsChanged(): AsyncIterableIterator<boolean> {
    return this.changes.watchLibrary();
  }
}
