import { z } from 'zod';
import { READING_LEVELS } from '../../contract/children.js';
import {
  CONTENT_KINDS,
  CONTENT_SCOPES,
  CONTENT_TAG_MAX_LENGTH,
  CONTENT_TAGS_MAX,
  CONTENT_TITLE_MAX_LENGTH,
  STORY_TEXT_MAX_LENGTH,
} from '../../contract/contents.js';
import { CHILDREN_PER_HOUSEHOLD } from '../../contract/households.js';
import { pageQuery } from '../platform/http/page-headers.js';
import { say } from '../platform/languages/refusals.js';
import { linkFreeText, searchWords, textOf } from '../platform/validation/text.js';

const TAG = /<\/?[a-z!][^<>]*>/gi;

const fields = {
  title: linkFreeText(1, CONTENT_TITLE_MAX_LENGTH),
  /** Plain text or Markdown; HTML is taken out. */
  text: textOf(1, STORY_TEXT_MAX_LENGTH)
    .transform((text) => text.normalize('NFC').replace(TAG, '').trim())
    .refine((text) => text.length > 0, say('empty')),
  tags: z
    .array(linkFreeText(1, CONTENT_TAG_MAX_LENGTH), say('list'))
    .max(CONTENT_TAGS_MAX, say('maxTags', { max: CONTENT_TAGS_MAX }))
    .transform((tags) => [...new Set(tags)]),
};

const childIds = z
  .array(z.string(say('id')), say('list'))
  .max(CHILDREN_PER_HOUSEHOLD * 3, say('maxChildren', { max: CHILDREN_PER_HOUSEHOLD * 3 }));

const filters = {
  scope: z.enum(CONTENT_SCOPES).optional(),
  kind: z.enum(CONTENT_KINDS).optional(),
  search: searchWords,
  // Checked by the handler: an unknown child answers 404.
  child_id: z.string(say('id')).optional(),
};

export const contentsQuery = z.strictObject({ ...pageQuery.shape, ...filters });
export const contentsFilter = z.strictObject(filters);

export const storyBody = z.strictObject({
  kind: z.literal('story', say('onlyTypedStories')),
  title: fields.title,
  text: fields.text,
  tags: fields.tags.default([]),
  child_ids: childIds.default([]),
  scope: z.enum(CONTENT_SCOPES).default('household'),
  // Checked before the body: an unknown household answers 404.
  household_id: z.string(say('id')).nullish(),
});

export const contentPatch = z
  .strictObject({ ...fields, reading_level: z.enum(READING_LEVELS) })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

export const shelfBody = z.strictObject({ child_ids: childIds });
