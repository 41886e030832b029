/** Uploads: files that arrive in parts (tus 1.0), are checked, and become contents. */

const MEBIBYTE = 1024 * 1024;

export interface UploadType {
  /** In lower case. The first one is what a file without a name would get. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
}

const picture = (...extensions: string[]): UploadType => ({ extensions, maxBytes: 15 * MEBIBYTE });

/** What may be uploaded, by its MIME type. */
export const UPLOAD_TYPES = {
  'image/jpeg': picture('jpg', 'jpeg'),
  'image/png': picture('png'),
  'image/webp': picture('webp'),
  'image/gif': picture('gif'),
  'application/pdf': { extensions: ['pdf'], maxBytes: 25 * MEBIBYTE },
  'text/plain': { extensions: ['txt'], maxBytes: MEBIBYTE },
  'text/markdown': { extensions: ['md'], maxBytes: MEBIBYTE },
} as const satisfies Record<string, UploadType>;
export type UploadMimeType = keyof typeof UPLOAD_TYPES;

export function isUploadMimeType(text: string): text is UploadMimeType {
  return Object.hasOwn(UPLOAD_TYPES, text);
}

/** Of pictures, width times height. */
export const PICTURE_MAX_PIXELS = 40_000_000;
/** The longer sides of the two pictures that are kept of one. */
export const PICTURE_SIDES = [320, 1280] as const;

/** An upload that stands still for so long is given up. */
export const UPLOAD_EXPIRES_HOURS = 24;

/** The keys of `Upload-Metadata`. */
export const UPLOAD_METADATA_KEYS = ['filename', 'filetype', 'scope', 'household_id', 'child_ids', 'title'] as const;
