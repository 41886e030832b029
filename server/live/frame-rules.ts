import type { RateLimitName } from '../../contract/limits.js';
import type { Permission } from '../../contract/permissions.js';
import type { FreshSignInNeed } from '../access/fresh-sign-in.decorator.js';
import type { ClientFrame } from './client-frames.js';

interface FrameRule {
  readonly permission: Permission;
  /** Consumed in addition to `frames`, which every frame consumes; `null` if that one is enough. */
  readonly rateLimit: RateLimitName | null;
  readonly freshSignIn: FreshSignInNeed;
}

const reading: FrameRule = { permission: 'view_conversations', rateLimit: null, freshSignIn: 'never' };
const writing: FrameRule = { ...reading, permission: 'create_conversations' };

/** What each frame of a client requires: the counterpart of the decorators on REST and GraphQL handlers. */
export const FRAME_RULES: Readonly<Record<ClientFrame['type'], FrameRule>> = {
  message: { ...writing, rateLimit: 'messages' },
  stop_streaming: writing,
  typing: reading,
  read: reading,
  auth: reading,
  ping: reading,
  pong: reading,
};
