import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import type { ChildBody, ChildConsentBody, ConsentTextBody, DataCardEntryBody } from '../../contract/children.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { requestLanguage } from '../platform/request-context.js';
import { noBody, parse, ZodPipe } from '../platform/validation/parse.js';
import { ChildExport } from './child-export.js';
import { childBody, childPatch, consentBody, exportQuery } from './children.dto.js';
import { consentToRest, toRest } from './children.presenter.js';
import { newChildOf, profileOf } from './children.requests.js';
import { ChildrenService } from './children.service.js';
import { consentText } from './consent-text.js';
import { DataCard } from './data-card.js';

/** Bodies are checked after the child: an unknown one answers 404, a role that may not do it 403, before 422. */
@Controller()
export class ChildrenController {
  constructor(
    private readonly children: ChildrenService,
    private readonly dataCards: DataCard,
    private readonly exports: ChildExport,
  ) {}

  @Get('consent-text')
  @RequirePermission('view_child_profiles')
  consentText(): ConsentTextBody {
    const { version, sha256, text } = consentText(requestLanguage());
    return { version, sha256, text };
  }

  @Get('children')
  @RequirePermission('view_child_profiles')
  async list(@CurrentActor() actor: Actor): Promise<ChildBody[]> {
    return (await this.children.list(actor)).map(toRest);
  }

  @Post('children')
  @RequirePermission('manage_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(childBody)) body: z.output<typeof childBody>,
  ): Promise<ChildBody> {
    return toRest(await this.children.create(actor, newChildOf(body)));
  }

  @Get('children/:id')
  @RequirePermission('view_child_profiles')
  async get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ChildBody> {
    return toRest(await this.children.require(actor, id, 'view'));
  }

  @Patch('children/:id')
  @RequirePermission('manage_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<ChildBody> {
    const child = await this.children.require(actor, id, 'manage');
    return toRest(await this.children.update(actor, child, profileOf(parse(childPatch, body ?? {}))));
  }

  @Get('children/:id/data-card')
  @RequirePermission('view_child_profiles')
  async dataCard(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DataCardEntryBody[]> {
    return this.dataCards.of(await this.children.require(actor, id, 'manage'), requestLanguage());
  }

  @Get('children/:id/export')
  @RequirePermission('manage_child_profiles')
  @RateLimit('conversation_export')
  @FreshSignIn()
  async export(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Record<string, unknown> | undefined> {
    const child = await this.children.require(actor, id, 'manage');
    const { format } = parse(exportQuery, query);
    response.setHeader('Content-Disposition', `attachment; filename="child.${format}"`);
    if (format === 'json') return this.exports.json(actor, child);
    response.type('application/zip').send(await this.exports.zip(actor, child, requestLanguage()));
    return undefined;
  }

  @Get('children/:id/consents')
  @RequirePermission('view_child_profiles')
  async consents(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ChildConsentBody[]> {
    const child = await this.children.require(actor, id, 'manage');
    return (await this.children.consentsOf(child)).map(consentToRest);
  }

  @Post('children/:id/consents')
  @RequirePermission('manage_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async giveConsent(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ChildConsentBody> {
    const child = await this.children.require(actor, id, 'manage');
    const { text_version: version, text_sha256: sha256 } = parse(consentBody, body ?? {});
    await this.children.giveConsent(actor, child, { version, sha256 });
    const [newest] = await this.children.consentsOf(child);
    return consentToRest(newest!);
  }

  @Delete('children/:id/consents')
  @HttpCode(204)
  @RequirePermission('manage_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn()
  async withdrawConsent(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(noBody) _body: unknown,
  ): Promise<void> {
    await this.children.withdrawConsent(actor, await this.children.require(actor, id, 'manage'));
  }
}
