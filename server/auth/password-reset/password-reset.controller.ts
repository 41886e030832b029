import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { PasswordResetBody, PasswordResetLinkBody } from '../../../contract/users.js';
import { CurrentActor, Public, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { noBody, parse } from '../../platform/validation/parse.js';
import { existingId } from '../../platform/validation/text.js';
import { passwordForgotBody, passwordResetBody } from '../auth.dto.js';
import { ForgottenPasswords } from './forgotten-passwords.js';
import { PasswordResetService } from './password-reset.service.js';

@Controller()
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly forgotten: ForgottenPasswords,
  ) {}

  /** The answer is the same for every address. Parses the body itself, for the same reason as `reset`. */
  @Public()
  @Post('auth/password/forgot')
  @HttpCode(202)
  @RateLimit('password_forgot')
  async forgot(@Body() body: unknown): Promise<void> {
    this.resets.requirePasswordLogin();
    await this.forgotten.ask(parse(passwordForgotBody, body ?? {}).email);
  }

  @RequirePermission('manage_users')
  @Post('admin/users/:id/password-reset-link')
  @RateLimit('password_reset_links', 'rest_changes')
  @FreshSignIn()
  async createLink(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(noBody) _body: unknown,
  ): Promise<PasswordResetLinkBody> {
    const userId = existingId(id);
    if (!userId) throw new AppError('user_not_found');
    const { url, expiresAt } = await this.resets.createLink(userId, actor);
    return { url, expires_at: expiresAt.toISOString() };
  }

  /** Parses the body itself: while passwords are off, even an invalid body gets that answer. */
  @Public()
  @Post('auth/password/reset')
  @HttpCode(200)
  @RateLimit('password_reset')
  async reset(@Body() body: unknown): Promise<PasswordResetBody> {
    this.resets.requirePasswordLogin();
    const { token, password } = parse(passwordResetBody, body ?? {});
    await this.resets.resetPassword(token, password);
    return { status: 'password_changed' };
  }
}
