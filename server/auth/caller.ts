import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { clientAddress } from '../platform/http/client-address.js';
import type { Caller } from './sign-in.service.js';

/** Where a REST call comes from. */
export const CallerOf = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<Request>();
  return { address: clientAddress(request), userAgent: request.headers['user-agent'] };
});
