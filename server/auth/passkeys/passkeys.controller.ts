import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { PasskeyBody } from '../../../contract/passkeys.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../../platform/validation/parse.js';
import { addPasskeyBody, renamePasskeyBody } from './passkeys.dto.js';
import { toRest } from './passkeys.presenter.js';
import { PasskeysService } from './passkeys.service.js';

/** The passkeys of one's own account. */
@Controller('users/me/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @Get()
  async list(@CurrentActor() actor: Actor): Promise<PasskeyBody[]> {
    return (await this.passkeys.list(actor.userId)).map(toRest);
  }

  @RequirePermission('edit_own_profile')
  @Post('options')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async begin(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown) {
    return { options: await this.passkeys.begin(actor) };
  }

  @RequirePermission('edit_own_profile')
  @Post()
  @RateLimit('rest_changes')
  @FreshSignIn()
  async add(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(addPasskeyBody)) body: z.output<typeof addPasskeyBody>,
  ): Promise<PasskeyBody> {
    return toRest(await this.passkeys.add(actor, body));
  }

  @RequirePermission('edit_own_profile')
  @Patch(':id')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async rename(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(new ZodPipe(renamePasskeyBody)) { name }: z.output<typeof renamePasskeyBody>,
  ): Promise<PasskeyBody> {
    return toRest(await this.passkeys.rename(actor.userId, id, name));
  }

  @RequirePermission('edit_own_profile')
  @Delete(':id')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async remove(@CurrentActor() actor: Actor, @Param('id') id: string, @Body(noBody) _body: unknown): Promise<void> {
    await this.passkeys.remove(actor, id);
  }
}
