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
import { say } from '../platform/languages/refusals.js';
import { cleanText, queryBoolean, textOf, wholeNumber } from '../platform/validation/text.js';

const SEARCH_MESSAGE = say('emptyOrBetween', { min: SEARCH_MIN_LENGTH, max: SEARCH_MAX_LENGTH });

/** Empty, or long enough for a search. Counts code points after trimming. */
export const searchText = z
  .string(SEARCH_MESSAGE)
  .transform(cleanText)
  .refine((text) => {
    const { length } = [...text];
    return length === 0 || (length >= SEARCH_MIN_LENGTH && length <= SEARCH_MAX_LENGTH);
  }, SEARCH_MESSAGE);

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, say('oneOf', { values: values.join(', ') }));

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
  .array(tagName, say('listOfTags'))
  .max(TAGS_MAX, say('maxTags', { max: TAGS_MAX }))
  .transform((list) => [...new Set(list)]);

export const conversationPatch = z
  .strictObject({
    is_archived: z.boolean(say('yesNo')).optional(),
    is_pinned: z.boolean(say('yesNo')).optional(),
    title: title.optional(),
    conversation_type: oneOf(CONVERSATION_TYPES).optional(),
    tags: tags.optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

/** The same patch under its GraphQL names. */
export const updateConversationInput = z
  .strictObject({
    isArchived: z.boolean().nullish(),
    isPinned: z.boolean().nullish(),
    title: title.optional(),
    type: oneOf(CONVERSATION_TYPES).nullish(),
    tags: tags.nullish(),
  })
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

export const idsInput = z
  .array(z.string().refine(isUuid, say('anId')))
  .min(1)
  .max(500);
/** A cleared list may have held this many. */
export const restoreIds = z
  .array(z.string().refine(isUuid, say('anId')))
  .min(1)
  .max(100_000);
