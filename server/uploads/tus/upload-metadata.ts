import { z } from 'zod';
import { CONTENT_FILENAME_MAX_LENGTH, CONTENT_SCOPES, CONTENT_TITLE_MAX_LENGTH } from '../../../contract/contents.js';
import { isUploadMimeType, UPLOAD_TYPES, type UploadMimeType } from '../../../contract/uploads.js';
import { AppError } from '../../platform/errors/app-error.js';
import { refusal, say } from '../../platform/languages/refusals.js';
import { parse } from '../../platform/validation/parse.js';
import { cutText, textOf } from '../../platform/validation/text.js';

/** Separators of paths, control characters, and marks that turn the direction of a name around. */
const UNFIT_FOR_NAMES = /[/\\\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const CHILDREN_MAX = 12;

const metadata = z.strictObject({
  filename: z
    .string(say('needed'))
    .refine((text) => text.isWellFormed() && !UNFIT_FOR_NAMES.test(text), say('fileName'))
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => !/^\.*$/.test(text), say('fileName'))
    .refine(
      (text) => text.length <= CONTENT_FILENAME_MAX_LENGTH,
      say('maxCharacters', { max: CONTENT_FILENAME_MAX_LENGTH }),
    ),
  filetype: z.string(say('needed')).transform((text) => text.split(';')[0]!.trim().toLowerCase()),
  scope: z.enum(CONTENT_SCOPES, CONTENT_SCOPES.join(' or ')).default('household'),
  household_id: z.string().optional(),
  child_ids: z
    .string()
    .transform(listOf)
    .refine((ids) => ids.length <= CHILDREN_MAX, say('maxChildren', { max: CHILDREN_MAX }))
    .default([]),
  title: textOf(1, CONTENT_TITLE_MAX_LENGTH).optional(),
});

export interface UploadMetadata {
  readonly filename: string;
  readonly mimeType: UploadMimeType;
  readonly scope: (typeof CONTENT_SCOPES)[number];
  readonly householdId: string | null;
  readonly childIds: readonly string[];
  readonly title: string;
}

/** @throws AppError `validation_failed`, `type_not_allowed` */
export function readMetadata(given: Readonly<Record<string, string>>): UploadMetadata {
  const { filename, filetype, scope, household_id: householdId, child_ids: childIds, title } = parse(metadata, given);
  if (!isUploadMimeType(filetype)) throw new AppError('type_not_allowed', { allowed: Object.keys(UPLOAD_TYPES) });
  return {
    filename,
    mimeType: filetype,
    scope,
    householdId: householdId || null,
    childIds: [...new Set(childIds)],
    title: title ?? titleOf(filename),
  };
}

/** @throws AppError `file_too_large`, `validation_failed` */
export function requireSize(bytes: number, mimeType: UploadMimeType): void {
  const { maxBytes } = UPLOAD_TYPES[mimeType];
  if (bytes > maxBytes) throw new AppError('file_too_large', { max_bytes: maxBytes });
  if (bytes === 0) throw new AppError('validation_failed', { fields: { 'Upload-Length': [refusal('emptyFile')] } });
}

/** Ids with commas between them, or as a JSON list. */
function listOf(text: string): string[] {
  return text
    .replace(/[[\]"]/g, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
}

function titleOf(filename: string): string {
  const withoutEnding = filename.replace(/\.[^.]{1,8}$/, '').trim();
  return cutText(withoutEnding || filename, CONTENT_TITLE_MAX_LENGTH);
}
