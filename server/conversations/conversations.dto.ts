import { z } from 'zod';
import {
  CONVERSATION_SORTS,
  CONVERSATION_TYPES,
  SEARCH_MIN_LENGTH,
  TAGS_MAX,
  TITLE_MAX_LENGTH,
} from '../../contract/conversations.js';
import { SEARCH_MAX_LENGTH } from '../../contract/limits.js';
import { isUuid } from '../platform/ids.js';
import { cleanText, queryBoolean, textOf, wholeNumber } from '../platform/validation/text.js';

const SEARCH_MESSAGE = `Empty, or ${SEARCH_MIN_LENGTH} to ${SEARCH_MAX_LENGTH} characters`;

/** Empty, or long enough for a search. Counts code points after trimming. */
export const searchText = z
  .string(SEARCH_MESSAGE)
  .transform(cleanText)
  .refine((text) => {
    const { length } = [...text];
    return length === 0 || (length >= SEARCH_MIN_LENGTH && length <= SEARCH_MAX_LENGTH);
  }, SEARCH_MESSAGE);

export const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, `One of ${values.join(', ')}`);

export const listQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
  include_archived: queryBoolean.default(false),
  search: searchText.default(''),
  sort_by: oneOf(CONVERSATION_SORTS).default('recent'),
  type: oneOf(CONVERSATION_TYPES).optional(),
});

export const clearQuery = z.strictObject({ include_archived: queryBoolean.default(false) });

const title = textOf(1, TITLE_MAX_LENGTH).nullable();
export const tagName = textOf(1, 30).transform((tag) => tag.toLowerCase());
/** The arguments of a GraphQL list. */
export const listArguments = z.object({
  limit: z.int().min(1).max(100),
  offset: z.int().min(0).max(1_000_000),
  search: searchText,
  tag: tagName.nullable(),
});

const tags = z
  .array(tagName, 'A list of tags')
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

/** The same patch under its GraphQL names. */
export const updateConversationInput = z
  .strictObject({
    isArchived: z.boolean().nullish(),
    isPinned: z.boolean().nullish(),
    title: title.optional(),
    type: oneOf(CONVERSATION_TYPES).nullish(),
    tags: tags.nullish(),
  })
  .refine((patch) => Object.keys(patch).length > 0, 'Nothing to change');

export const idsInput = z.array(z.string().refine(isUuid, 'An id')).min(1).max(500);
/** A cleared list may have held this many. */
export const restoreIds = z.array(z.string().refine(isUuid, 'An id')).min(1).max(100_000);
