import type { PushSubscriptionBody } from '../../contract/push.js';
import type { PushSubscriptionObject } from './push.types.js';
import type { PushSubscription } from './push-subscription.js';

export function toRest({ id, endpoint, createdAt }: PushSubscription): PushSubscriptionBody {
  return { id, endpoint, created_at: createdAt.toISOString() };
}

export function toGraphql({ id, endpoint, createdAt }: PushSubscription): PushSubscriptionObject {
  return { id, endpoint, createdAt };
}
