import { z } from 'zod';
import { CONVERSATION_SORTS, CONVERSATION_TYPES, REACTIONS } from '../../contract/conversations.js';
import {
  MESSAGE_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
  TAGS_MAX,
  TITLE_MAX_LENGTH,
} from '../../contract/limits.js';
import { isUuid } from '../platform/ids.js';
import { cleanText, queryBoolean, textOf, wholeNumber } from '../platform/validation/text.js';

const SEARCH_MESSAGE = `Empty, or ${SEARCH_MIN_LENGTH} to ${SEARCH_MAX_LENGTH} characters`;

/** Empty, or long enough for a search; counted in code points after trimming (requirements B28). */
export const searchText = z
  .string(SEARCH_MESSAGE)
  .transform(cleanText)
  .refine((text) => {
    const { length } = [...text];
    return length === 0 || (length >= SEARCH_MIN_LENGTH && length <= SEARCH_MAX_LENGTH);
  }, SEARCH_MESSAGE);

const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, `One of ${values.join(', ')}`);

export const listQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
  include_archived: queryBoolean.default(false),
  search: searchText.default(''),
  sort_by: oneOf(CONVERSATION_SORTS).default('recent'),
  type: oneOf(CONVERSATION_TYPES).optional(),
});

export const messagesQuery = z.strictObject({
  limit: wholeNumber(1, 500).default(200),
  before: z.string().refine(isUuid, 'A message id').optional(),
});

export const exportQuery = z.strictObject({ format: oneOf(['json', 'markdown']).default('json') });

export const clearQuery = z.strictObject({ include_archived: queryBoolean.default(false) });

const title = textOf(1, TITLE_MAX_LENGTH).nullable();
const tags = z
  .array(
    textOf(1, 30).transform((tag) => tag.toLowerCase()),
    'A list of tags',
  )
  .max(TAGS_MAX, `At most ${TAGS_MAX} tags`)
  .transform((list) => [...new Set(list)]);

export const conversationPatch = z
  .strictObject({
    is_archived: z.boolean('true or false').optional(),
    is_pinned: z.boolean('true or false').optional(),
    title: title.optional(),
    conversation_type: oneOf(CONVERSATION_TYPES).optional(),
    tags: tags.optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, 'Nothing to change');

/** The same for GraphQL, under its names. */
export const updateConversationInput = z
  .strictObject({
    isArchived: z.boolean().nullish(),
    isPinned: z.boolean().nullish(),
    title: title.optional(),
    type: oneOf(CONVERSATION_TYPES).nullish(),
    tags: tags.nullish(),
  })
  .refine((patch) => Object.keys(patch).length > 0, 'Nothing to change');

/** A message's text: trimmed, 1 to 8,000 UTF-16 units. */
export const messageContent = textOf(1, MESSAGE_MAX_LENGTH);
export const editBody = z.strictObject({ content: messageContent });
export const reactionBody = z.strictObject({ type: oneOf(REACTIONS) });
export const idsInput = z.array(z.string().refine(isUuid, 'An id')).min(1).max(500);
/** As many as a cleared list may have held. */
export const restoreIds = z.array(z.string().refine(isUuid, 'An id')).min(1).max(100_000);
