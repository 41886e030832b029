import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { PracticeProvider } from './practice-provider.js';

/** Outside of practice mode, and to whoever is not on this machine, the practice provider does not exist. */
@Injectable()
export class PracticeOnly implements CanActivate {
  constructor(private readonly provider: PracticeProvider) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    // Behind a proxy on this machine the connection is local, the person may not be.
    const isLocal = isLoopback(request.socket.remoteAddress) && isLoopback(request.ip);
    if (!this.provider.isAvailable || !isLocal) throw new AppError('not_found');
    return true;
  }
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(address);
}
