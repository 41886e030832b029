/** Contents: stories, pictures and worksheets that families and staff add to what the product brings. */

/** `household`: private to the guardians of one household, staff does not see it. `library`: added by staff, for every family. */
export const CONTENT_SCOPES = ['household', 'library'] as const;
export type ContentScope = (typeof CONTENT_SCOPES)[number];

export const CONTENT_KINDS = ['story', 'picture', 'worksheet'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** `error`: the file was refused, `problem` says why. */
export const CONTENT_STATUSES = ['uploading', 'success', 'error', 'cancelled'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

export const CONTENT_TITLE_MAX_LENGTH = 120;
export const CONTENT_FILENAME_MAX_LENGTH = 120;
/** Of a story that is typed. */
export const STORY_TEXT_MAX_LENGTH = 60_000;
export const CONTENT_TAGS_MAX = 10;
export const CONTENT_TAG_MAX_LENGTH = 24;

/** What one household may store. */
export const HOUSEHOLD_FILES_MAX = 500;
export const HOUSEHOLD_BYTES_MAX = 1024 ** 3;

/** A signed link opens its file for so long, while the session lives that it was made for. */
export const FILE_LINK_SECONDS = 300;
