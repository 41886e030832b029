import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { type Call, callOf } from '../access/call.js';
import { clientAddress } from '../platform/http/client-address.js';
import type { Caller } from './sign-in.service.js';

/** Injects the device and the address that a call comes from. A call over the GraphQL socket has neither. */
export const CallerOf = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const request = callOf(context) as Call & Pick<Request, 'ip'>;
  const userAgent = request.headers?.['user-agent'];
  return { address: clientAddress(request), userAgent: Array.isArray(userAgent) ? userAgent[0] : userAgent };
});
