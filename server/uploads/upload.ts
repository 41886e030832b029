import type { UploadMimeType } from '../../contract/uploads.js';
import type { UploadProblem } from './files/refused.js';

/** `receiving`: also once all is there and the file waits to be processed. */
export type UploadState = 'receiving' | 'processing' | 'done' | 'refused';

export interface Upload {
  /** Also that of the content. */
  readonly id: string;
  readonly userId: string;
  readonly filename: string;
  readonly mimeType: UploadMimeType;
  readonly size: number;
  readonly received: number;
  readonly state: UploadState;
  readonly problem: UploadProblem | null;
  readonly expiresAt: Date;
  /** How many times the node that processed it died. */
  readonly lostClaims: number;
}

export interface NewUpload extends Pick<Upload, 'id' | 'userId' | 'filename' | 'mimeType' | 'size'> {}
