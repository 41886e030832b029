import { z } from 'zod';

/** What is sealed of a subscription: the address of the browser at its push service, and its keys as base64url. */
export const browserAddress = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type BrowserAddress = z.output<typeof browserAddress>;

/** A browser that gets the pushes of an account. */
export interface PushSubscription extends BrowserAddress {
  readonly id: string;
  readonly createdAt: Date;
}
