import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { PracticeProvider } from './practice-provider.js';

/** Outside of practice mode, and for any request that is not from this machine, the practice provider does not exist. */
@Injectable()
export class PracticeOnly implements CanActivate {
  constructor(private readonly provider: PracticeProvider) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.provider.answers(context.switchToHttp().getRequest<Request>())) throw new AppError('not_found');
    return true;
  }
}
