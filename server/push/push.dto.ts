import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { PUSH_ENDPOINT_MAX_LENGTH } from '../../contract/push.js';
import { say } from '../platform/languages/refusals.js';
import { PUSH_CURVE } from './encrypt-push.js';

const endpoint = z
  .string(say('text'))
  .max(PUSH_ENDPOINT_MAX_LENGTH)
  .refine((text) => URL.parse(text)?.protocol === 'https:', say('publicAddress'));

const bytes = (count: number) =>
  z
    .string(say('text'))
    .regex(/^[A-Za-z0-9_-]{1,120}={0,2}$/, say('base64url'))
    .refine((text) => Buffer.from(text, 'base64url').length === count, say('bytes', { count }));

/** The body of `POST /push-subscriptions`: what `PushSubscription.toJSON()` of a browser answers. */
export const pushSubscriptionBody = z.strictObject({
  endpoint,
  expirationTime: z.number(say('number')).nullish(),
  keys: z.strictObject({
    p256dh: bytes(65).refine(isOnCurve, say('point')),
    auth: bytes(16),
  }),
});

/** The body of `DELETE /push-subscriptions`. */
export const pushEndpointBody = z.strictObject({ endpoint });

function isOnCurve(text: string): boolean {
  const probe = createECDH(PUSH_CURVE);
  probe.generateKeys();
  try {
    probe.computeSecret(Buffer.from(text, 'base64url'));
    return true;
  } catch {
    // It throws for a point that is not on the curve, which is the answer.
    return false;
  }
}
