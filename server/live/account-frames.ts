import type { ServerFrame } from '../../contract/frames.js';
import type { UserNote } from '../bus/topics.js';
import { notificationFrame, systemFrame } from './frames.js';

/** A change of the account as the frame that its sockets get; `null`: sockets do not show it. */
export function accountFrame(conversationId: string, userId: string, note: UserNote): ServerFrame | null {
  if (note.kind === 'notification') return notificationFrame(conversationId, userId, note.notification);
  if (note.kind !== 'child' || note.what === 'minute') return null;
  const { what, requestId, state } = note;
  if (what !== 'request') return systemFrame(conversationId, 'controls_changed', { what });
  // The child has asked just now, on this device or another one.
  if (state === 'pending') return null;
  return systemFrame(conversationId, 'request_decided', { request_id: requestId, state });
}
