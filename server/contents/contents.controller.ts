import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import type { ContentBody, ContentDetailBody, ContentScope } from '../../contract/contents.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { setPageHeaders } from '../platform/http/page-headers.js';
import { parse, ZodPipe } from '../platform/validation/parse.js';
import { contentPatch, contentsQuery, shelfBody, storyBody } from './contents.dto.js';
import { ContentsPresenter } from './contents.presenter.js';
import { changeOf, queryOf } from './contents.requests.js';
import { ContentsService } from './contents.service.js';
import { Places } from './places.js';
import { StoriesService } from './stories.service.js';

/** Bodies are checked after the household or the content: an unknown one answers 404 before 422. */
@Controller('contents')
export class ContentsController {
  constructor(
    private readonly contents: ContentsService,
    private readonly stories: StoriesService,
    private readonly places: Places,
    private readonly presenter: ContentsPresenter,
  ) {}

  @Get()
  @RequirePermission('view_content')
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(contentsQuery)) query: z.output<typeof contentsQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContentBody[]> {
    const { limit, offset, child_id: childId, ...filter } = query;
    const { items, total } = await this.contents.list(actor, { ...filter, childId }, { limit, offset });
    setPageHeaders(response, `/api/v1/contents${queryOf(query)}`, { limit, offset }, total);
    return items.map((content) => this.presenter.toRest(actor, content));
  }

  @Post()
  @RequirePermission('upload_content')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Body() body: { scope?: ContentScope; household_id?: unknown } | undefined,
  ): Promise<ContentDetailBody> {
    const householdId = await this.places.require(actor, body?.scope ?? 'household', body?.household_id ?? null);
    const story = parse(storyBody, body ?? {});
    const content = await this.stories.create(actor, householdId, story);
    return { ...this.presenter.toRest(actor, content), text: story.text };
  }

  @Get(':id')
  @RequirePermission('view_content')
  async read(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ContentDetailBody> {
    const content = await this.contents.require(actor, id);
    return { ...this.presenter.toRest(actor, content), text: await this.contents.textOf(content) };
  }

  @Patch(':id')
  @RequirePermission('manage_content')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async change(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ContentDetailBody> {
    const content = await this.contents.requireChangeable(actor, id);
    const changed = await this.contents.update(actor, content, changeOf(parse(contentPatch, body ?? {})));
    return { ...this.presenter.toRest(actor, changed), text: await this.contents.textOf(changed) };
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('delete_content')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    await this.contents.delete(actor, await this.contents.requireChangeable(actor, id));
  }

  /** Library contents too: a shelf belongs to a child, not to who added the content. */
  @Put(':id/children')
  @RequirePermission('manage_content')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async setChildren(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ContentBody> {
    const content = await this.contents.require(actor, id);
    const { child_ids: childIds } = parse(shelfBody, body ?? {});
    return this.presenter.toRest(actor, await this.contents.setChildren(actor, content, childIds));
  }
}
