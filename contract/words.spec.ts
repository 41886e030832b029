import { MESSAGE_STATUSES, REACTIONS } from './conversations.js';
import { PRESENCES, THEMES } from './users.js';

it.each([
  ['presence', PRESENCES, ['online', 'offline', 'away', 'do_not_disturb', 'invisible']],
  ['themes', THEMES, ['light', 'dark', 'auto', 'starling']],
  ['the delivery of messages', MESSAGE_STATUSES, ['sending', 'sent', 'delivered', 'read', 'failed']],
  ['reactions', REACTIONS, ['like', 'love', 'laugh', 'wow', 'sad', 'angry']],
] as const)('the words for %s are the specified ones', (_what, words, specified) => {
  expect(words).toEqual(specified);
});
