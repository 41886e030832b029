import { z } from 'zod';
import { NOTIFICATION_KINDS, type NotificationBody } from '../../../contract/notifications.js';
import type { PushKeyBody, PushSubscriptionBody } from '../../../contract/push.js';
import { count, id, time } from './common.js';
import { exactly } from './exact.js';

export const notification = exactly<NotificationBody>()(
  z.object({
    id,
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    message: z.string(),
    read: z.boolean(),
    conversation_id: id.nullable(),
    link: z.string().nullable(),
    created_at: time,
  }),
).meta({ id: 'Notification' });

export const pushKey = exactly<PushKeyBody>()(z.object({ key: z.string() })).meta({ id: 'PushKey' });
export const pushSubscription = exactly<PushSubscriptionBody>()(
  z.object({ id, endpoint: z.string(), created_at: time }),
).meta({ id: 'PushSubscription' });

export const readCount = z.object({ read: count });
