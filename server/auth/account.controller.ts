import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import type { z } from 'zod';
import type { EndedSessionsBody, SessionBody } from '../../contract/users.js';
import { CurrentActor, RefuseDevices, RequirePermission, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { AppError } from '../platform/errors/app-error.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import { existingId } from '../platform/validation/text.js';
import { passwordBody } from './auth.dto.js';
import { PasswordChangeService } from './password-change.service.js';
import { toRest } from './sessions.presenter.js';
import { SessionsService } from './sessions.service.js';

/** Sessions and password of one's own account. */
@Controller('users/me')
export class AccountController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly passwordChange: PasswordChangeService,
  ) {}

  @SignedIn()
  @RefuseDevices()
  @Get('sessions')
  async list(@CurrentActor() actor: Actor): Promise<SessionBody[]> {
    const sessions = await this.sessions.listSessions(actor.userId, actor.sessionId);
    return sessions.map(toRest);
  }

  @SignedIn()
  @RefuseDevices()
  @Delete('sessions')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async endOthers(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<EndedSessionsBody> {
    return { ended: await this.sessions.endOtherSessions(actor.userId, actor.sessionId) };
  }

  @SignedIn()
  @RefuseDevices()
  @Delete('sessions/:id')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async end(@CurrentActor() actor: Actor, @Param('id') id: string, @Body(noBody) _body: unknown): Promise<void> {
    const sessionId = existingId(id);
    if (!sessionId || !(await this.sessions.endSession(actor.userId, sessionId, 'session_ended'))) {
      throw new AppError('session_not_found');
    }
  }

  @RequirePermission('edit_own_profile')
  @Put('password')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn('by-handler')
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(passwordBody)) body: z.output<typeof passwordBody>,
  ): Promise<void> {
    await this.passwordChange.changePassword(actor, body.current_password ?? null, body.password);
  }
}
