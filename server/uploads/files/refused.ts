import type { ErrorCode } from '../../../contract/errors.js';

/** Why a file is not taken. */
export type UploadProblem = Extract<
  ErrorCode,
  'type_mismatch' | 'unreadable_file' | 'too_many_pixels' | 'unsafe_text' | 'virus_found' | 'scan_unavailable'
>;

/** The file is not taken, whoever looks at it again. */
export class FileRefused extends Error {
  constructor(
    readonly problem: UploadProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
