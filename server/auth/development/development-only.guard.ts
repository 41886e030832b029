import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { DevelopmentIdentityProvider } from './development-identity-provider.js';

/** Answers 404 if the development identity provider is off, or if the request does not come from this machine. */
@Injectable()
export class DevelopmentOnly implements CanActivate {
  constructor(private readonly provider: DevelopmentIdentityProvider) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.provider.isAvailableTo(context.switchToHttp().getRequest<Request>())) throw new AppError('not_found');
    return true;
  }
}
