import { z } from 'zod';
import { MESSAGE_MAX_LENGTH, REACTIONS } from '../../contract/conversations.js';
import { oneOf } from '../conversations/conversations.dto.js';
import { isUuid } from '../platform/ids.js';
import { say } from '../platform/languages/refusals.js';
import { textOf, wholeNumber } from '../platform/validation/text.js';

/** A message's text: trimmed, 1 to 8,000 UTF-16 units. */
export const messageContent = textOf(1, MESSAGE_MAX_LENGTH);
export const editBody = z.strictObject({ content: messageContent });
export const reactionBody = z.strictObject({ type: oneOf(REACTIONS) });

export const messagesQuery = z.strictObject({
  limit: wholeNumber(1, 500).default(200),
  before: z.string().refine(isUuid, say('messageId')).optional(),
});
/** The limit of the GraphQL query. */
export const messagesLimit = z.object({ limit: z.int().min(1).max(500) });

export const transcriptQuery = z.strictObject({ format: oneOf(['json', 'markdown']).default('json') });
