/** Contents: stories, pictures and worksheets that families and staff add to what the product brings. */
import type { ReadingLevel } from './children.js';

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

export interface ContentVariantBody {
  name: string;
  width: number;
  height: number;
  /** As the one of the content. */
  url: string;
}

export interface ContentBody {
  id: string;
  filename: string;
  /** In bytes, of the file that `url` opens. */
  size: number;
  mime_type: string;
  /** A signed path that opens for at most five minutes, for this session alone. Null until the content is whole. */
  url: string | null;
  /** The account; null once it is erased. */
  uploaded_by: string | null;
  uploaded_at: string;
  status: ContentStatus;
  /** Why the file was refused: a code of errors. */
  problem: string | null;
  title: string;
  kind: ContentKind;
  scope: ContentScope;
  /** Null: it is in the library. */
  household_id: string | null;
  /** The shelves on which it stands, of the children that the caller looks after. */
  child_ids: string[];
  /** Of stories, by the Automated Readability Index unless a guardian has set it. */
  reading_level: ReadingLevel | null;
  tags: string[];
  /** The sizes of a picture, the smallest first. */
  variants: ContentVariantBody[];
}

/** One content with the words of its story. */
export interface ContentDetailBody extends ContentBody {
  /** Null: it is no story. */
  text: string | null;
}
